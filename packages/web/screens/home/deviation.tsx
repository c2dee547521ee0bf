const middle = 46
const perSd = 13
const farthest = 3.3

/** How far a value lies from its mean, in SD: a band of one SD, ticks at one to three, bar and dot in the text's colour. */
export const Deviation = ({ away }: { readonly away: number | null }) => {
  const at = middle + Math.max(-farthest, Math.min(farthest, away ?? 0)) * perSd
  const outside = away !== null && Math.abs(away) > 1
  return (
    <svg width="92" height="22" viewBox="0 0 92 22" aria-hidden="true">
      <rect x={middle - perSd} y="7" width={perSd * 2} height="8" rx="2" fill="var(--line)" />
      {[-3, -2, 2, 3].map(sd => (
        <line key={sd} x1={middle + sd * perSd} x2={middle + sd * perSd} y1="9" y2="13" stroke="var(--line2)" />
      ))}
      <line x1={middle} x2={middle} y1="6" y2="16" stroke="var(--t3)" />
      {away !== null && (
        <>
          <line x1={middle} x2={at} y1="11" y2="11" stroke="currentColor" strokeWidth="1.5" />
          <circle
            cx={at}
            cy="11"
            r="3"
            fill={outside ? 'currentColor' : 'var(--panel)'}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </>
      )}
    </svg>
  )
}
