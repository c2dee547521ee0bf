interface StressedProps {
  /** A text of ours in which `<b>…</b>` is stressed. */
  readonly text: string
}

/** Our own text with its stressed parts: nothing a person typed goes through here. */
export const Stressed = ({ text }: StressedProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is the part's identity
  text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
