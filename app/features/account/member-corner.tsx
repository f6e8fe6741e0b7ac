import { Form, NavLink } from '@remix-run/react'
import { LogOut } from '#app/ui/icons.tsx'
import { Avatar } from '#app/ui/avatar.tsx'

type MemberCornerProps = { name: string; email: string; avatar: string }

/** The way to /profile: who is signed in. */
export const ProfileLink = ({ name, email, avatar }: MemberCornerProps) => (
  <NavLink to="/profile" className="nav-item min-h-16 gap-3 rounded-md px-3" prefetch="intent">
    <Avatar avatar={avatar} name="" size={44} />
    <span className="grid min-w-0 leading-6">
      <span className="truncate font-semibold">{name}</span>
      <span className="truncate text-sm">{email}</span>
    </span>
  </NavLink>
)

/**
 * Leaves. The whole document is loaded anew, so that nothing of this member stays in memory, and
 * local storage is emptied first (S0 §4).
 */
export const LogoutButton = () => (
  <Form method="post" action="/logout" reloadDocument onSubmit={() => localStorage.clear()}>
    <button className="bar-button px-2!">
      <LogOut size={20} aria-hidden="true" />
      Log out
    </button>
  </Form>
)
