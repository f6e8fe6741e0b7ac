/** All icons of the app, each a symbol of one file; scripts/make-icons.ts writes both. */
const FILE = '/icons/icons.f24c47da.svg'

interface IconProps {
  /** Edge of the square in CSS pixels. */
  size?: number
  className?: string
  'aria-hidden'?: 'true'
}

export type Icon = (props: IconProps) => JSX.Element

/**
 * An icon of Lucide, shown by `<use>` out of one file for all: a page carries neither its shapes in
 * its script nor in its markup. Words always stand beside it.
 */
const icon =
  (id: string): Icon =>
  ({ size = 24, ...rest }) => (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <use href={`${FILE}#${id}`} />
    </svg>
  )

export const ArrowLeft = /* @__PURE__ */ icon('arrow-left')
export const ArrowRight = /* @__PURE__ */ icon('arrow-right')
export const BookOpen = /* @__PURE__ */ icon('book-open')
export const Check = /* @__PURE__ */ icon('check')
export const ChevronDown = /* @__PURE__ */ icon('chevron-down')
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left')
export const ChevronRight = /* @__PURE__ */ icon('chevron-right')
export const Circle = /* @__PURE__ */ icon('circle')
export const CircleAlert = /* @__PURE__ */ icon('circle-alert')
export const CircleCheck = /* @__PURE__ */ icon('circle-check')
export const ClipboardList = /* @__PURE__ */ icon('clipboard-list')
export const Eye = /* @__PURE__ */ icon('eye')
export const EyeOff = /* @__PURE__ */ icon('eye-off')
export const Flower2 = /* @__PURE__ */ icon('flower-2')
export const House = /* @__PURE__ */ icon('house')
export const Info = /* @__PURE__ */ icon('info')
export const Leaf = /* @__PURE__ */ icon('leaf')
export const LifeBuoy = /* @__PURE__ */ icon('life-buoy')
export const ListChecks = /* @__PURE__ */ icon('list-checks')
export const Lock = /* @__PURE__ */ icon('lock')
export const LogOut = /* @__PURE__ */ icon('log-out')
export const Menu = /* @__PURE__ */ icon('menu')
export const MessageCircle = /* @__PURE__ */ icon('message-circle')
export const Monitor = /* @__PURE__ */ icon('monitor')
export const Moon = /* @__PURE__ */ icon('moon')
export const Pause = /* @__PURE__ */ icon('pause')
export const Phone = /* @__PURE__ */ icon('phone')
export const Play = /* @__PURE__ */ icon('play')
export const Printer = /* @__PURE__ */ icon('printer')
export const Puzzle = /* @__PURE__ */ icon('puzzle')
export const Shovel = /* @__PURE__ */ icon('shovel')
export const Sun = /* @__PURE__ */ icon('sun')
export const Sunrise = /* @__PURE__ */ icon('sunrise')
export const Wind = /* @__PURE__ */ icon('wind')
export const X = /* @__PURE__ */ icon('x')
