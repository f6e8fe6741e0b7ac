/** A turning ring. With `label` it also speaks; without, the words beside it do. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="inline-flex items-center gap-3" {...(label ? { role: 'status' } : {})}>
    <span className="spinner" aria-hidden="true" />
    {label}
  </span>
)
