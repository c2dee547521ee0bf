/** The mark: the curve of the sella with its point. */
export const Mark = ({ size = 24 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path
      d="M2.6 7.6C3.4 6.2 5 5.8 6 6.9c1.1 1.2 .9 3.1 1 5 .2 4 2 6.6 5 6.6s4.8-2.6 5-6.6c.1-1.9-.1-3.8 1-5 1-1.1 2.6-.7 3.4.7"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
    />
    <circle cx="12" cy="11.4" r="2" fill="#e54d71" />
  </svg>
)
