import {
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  useMatches,
  useRouteError,
} from '@remix-run/react'
import { type ReactNode } from 'react'
import { LogoutButton, ProfileLink } from '#app/features/account/member-corner.tsx'
import { MoodSwitcher } from '#app/features/mood/mood-switcher.tsx'
import {
  PageNotFound,
  SomethingWentWrong,
  UpgradeRequired,
} from '#app/features/plans/error-pages.tsx'
import { titleOf } from '#app/features/plans/access.ts'
import { type Feature } from '#app/features/plans/features.ts'
import { Navigation } from '#app/features/plans/navigation.tsx'
import { DeviceLeftovers } from '#app/features/privacy/device-leftovers.tsx'
import type { Shell } from '#app/http/member.server.ts'
import { AppShell } from '#app/ui/app-shell.tsx'
import { ThemeChoice } from '#app/ui/theme-choice.tsx'

/** Every page has the title of its path, also when it is refused or fails. */
export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

/** What a page's loader, or an answer it threw, says besides its own things. */
type PageData = { shell?: Shell; feature?: Feature; back?: string }

const pageData = (data: unknown): PageData =>
  typeof data === 'object' && data !== null ? data : {}

/** The member as the innermost page knows them; a page that failed may know nobody. */
const useShell = (thrown?: unknown): Shell | undefined => {
  const matches = useMatches().map((match) => pageData(match.data).shell)
  return pageData(thrown).shell ?? matches.findLast((shell) => shell !== undefined)
}

const Frame = ({ shell, children }: { shell: Shell | undefined; children: ReactNode }) => (
  <AppShell
    navigation={<Navigation level={shell?.level} />}
    member={
      <>
        {shell && <MoodSwitcher />}
        {shell && <ProfileLink {...shell} />}
        <div className="flex items-center justify-between">
          <ThemeChoice />
          <LogoutButton />
        </div>
      </>
    }
  >
    {children}
  </AppShell>
)

/** The frame of every signed-in page. It guards nothing: each page's loader does. */
export default function AppLayout() {
  return (
    <Frame shell={useShell()}>
      <DeviceLeftovers />
      <Outlet />
    </Frame>
  )
}

const ErrorPage = ({ status, data }: { status: number; data: PageData }) => {
  if (status === 402 && data.feature) return <UpgradeRequired feature={data.feature} />
  if (status === 404) return <PageNotFound {...(data.back && { back: data.back })} />
  return <SomethingWentWrong />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const answer = isRouteErrorResponse(error)
    ? { status: error.status, data: pageData(error.data) }
    : { status: 500, data: {} }
  return (
    <Frame shell={useShell(answer.data)}>
      <ErrorPage {...answer} />
    </Frame>
  )
}
