interface StressedProps {
  /** One of our texts, with `<b>…</b>` for emphasis. */
  readonly text: string
}

/** One of our own texts with emphasis: never used for user input. */
export const Stressed = ({ text }: StressedProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is the part's identity
  text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
