import { Link, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

interface GoOnProps {
  to: string
  seconds: number
  /** The words of a link that leads there at once. */
  label: string
}

/** Leads on after some seconds, with script or without, and by a link for who will not wait. */
export function GoOn({ to, seconds, label }: GoOnProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), seconds * 1000)
    return () => clearTimeout(timer)
  }, [navigate, to, seconds])
  return (
    <>
      <Link to={to} className="link">
        {label}
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
      </noscript>
    </>
  )
}
