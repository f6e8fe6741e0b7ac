import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'

/** One read by primary key, as the smallest page with a database has. */
export async function loader({ context }: LoaderFunctionArgs) {
  const db = context.DB as D1Database
  const row = await db
    .prepare('select id, title from pages where id = ?')
    .bind('home')
    .first<{ id: string; title: string }>()
  return { title: row?.title ?? '' }
}

export default function Index() {
  const { title } = useLoaderData<typeof loader>()
  return <h1>{title}</h1>
}
