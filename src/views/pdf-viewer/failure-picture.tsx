/** A sheet whose circuit is open: an isolator drawn as in a circuit diagram. Decorative. */
export function FailurePicture({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 200"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M104 4H20a12 12 0 0 0-12 12v168a12 12 0 0 0 12 12h120a12 12 0 0 0 12-12V52zv36a12 12 0 0 0 12 12h36" stroke="currentColor" />
      <path d="M32 84h44M32 168h96M32 152h96" stroke="currentColor" opacity=".4" />
      <path d="M24 124h28M108 124h28" stroke="#fff" />
      <path d="m57 122 46-24" stroke="var(--amber)" strokeWidth="3" />
      <circle cx="56" cy="124" r="4" stroke="#fff" />
      <circle cx="104" cy="124" r="4" stroke="#fff" />
    </svg>
  )
}
