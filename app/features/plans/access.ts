import { type Feature } from './features.ts'

type Page = { path: RegExp; feature?: Feature }

const exactly = (...paths: string[]) => new RegExp(`^(?:${paths.join('|')})$`)

const signedInPages: readonly Page[] = [
  { path: /^\/home$|^\/mood$|^\/profile(?:\/(?:email|password|confirm))?$/ },
  {
    path: exactly(
      '/wellbeing',
      '/wellbeing/check-in',
      '/wellbeing/planner',
      '/wellbeing/logs',
      '/wellbeing/results',
      '/wellbeing/results/sheet',
      '/wellbeing/checkin-results',
      '/wellbeing/planner-results',
    ),
    feature: 'wellbeing',
  },
  { path: exactly('/emotional-assistant'), feature: 'assistant' },
  { path: /^\/journal(?:\/\d{4}-\d{2}-\d{2})?$/, feature: 'journal' },
  { path: exactly('/meditations'), feature: 'meditation' },
  { path: exactly('/affirmations'), feature: 'affirmations' },
  { path: exactly('/breathing'), feature: 'breathing' },
  { path: exactly('/brain-training'), feature: 'games' },
]

const publicPaths = exactly(
  '/',
  '/pricing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
)

/** Read by everyone, signed in or not: the policy, and help in a crisis. */
const openPaths = exactly('/policy', '/crisis-help')

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')

const signedInPage = (pathname: string) => {
  const path = withoutTrailingSlash(pathname)
  return signedInPages.find((page) => page.path.test(path))
}

export type PathKind = 'public' | 'open' | 'signed-in' | 'unknown'

/** What kind of page a path is (S0 §2). A trailing slash changes nothing. */
export const pathKind = (pathname: string): PathKind => {
  const path = withoutTrailingSlash(pathname)
  if (publicPaths.test(path)) return 'public'
  if (openPaths.test(path)) return 'open'
  return signedInPage(path) ? 'signed-in' : 'unknown'
}

/** The feature a signed-in path belongs to; null for those every member has, and for other paths. */
export const featureOf = (pathname: string): Feature | null =>
  signedInPage(pathname)?.feature ?? null

export type NavItem = { path: string; label: string; feature: Feature | null }

/** The navigation in its order (S0 §2). */
export const navItems: readonly NavItem[] = [
  { path: '/home', label: 'Home', feature: null },
  { path: '/wellbeing', label: 'Wellbeing', feature: 'wellbeing' },
  { path: '/emotional-assistant', label: 'Emotional Assistant', feature: 'assistant' },
  { path: '/journal', label: 'Journal', feature: 'journal' },
  { path: '/meditations', label: 'Meditations', feature: 'meditation' },
  { path: '/affirmations', label: 'Affirmations', feature: 'affirmations' },
  { path: '/breathing', label: 'Breathing', feature: 'breathing' },
  { path: '/brain-training', label: 'Brain Training', feature: 'games' },
]

/**
 * The title of a page, from the first segment of its path: '/journal/2026-11-21' gives
 * 'Journal · Burrow', '/' gives 'Burrow'. A path that is no page of ours is 'Page Not Found'.
 */
export const titleOf = (pathname: string): string => {
  const [segment = ''] = pathname.split('/').filter(Boolean)
  if (segment === '') return 'Burrow'
  if (pathKind(pathname) === 'unknown') return 'Page Not Found · Burrow'
  const words = segment.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join(' ')} · Burrow`
}
