import type { Mark } from '../scene/scene'
import { greys, inner } from './paper'
import type { Fact } from './result/facts'
import { paragraph, text, widthOf } from './type'

/** Between a label and its fact, and between two facts. */
const [within, between] = [10, 36]

interface FactFlow {
  readonly marks: readonly Mark[]
  /** Middle of the last line. */
  readonly last: number
}

/** Facts one after another across the page, the first line's middle at `top`; one that is longer than a line goes on below it. */
export const factFlow = (
  facts: readonly Fact[],
  top: number,
  set: { readonly size: number; readonly leading: number },
): FactFlow => {
  const small = { size: set.size, colour: greys.quiet } as const
  const bold = { size: set.size, weight: 600 } as const
  let [x, y] = [inner.left as number, top]
  const marks = facts.flatMap(({ label, fact }): readonly Mark[] => {
    const width = widthOf(label, small) + within + widthOf(fact, bold)
    if (x + width > inner.right && x > inner.left) [x, y] = [inner.left, y + set.leading]
    const [from, at, line] = [x, x + widthOf(label, small) + within, y]
    const own = paragraph(fact, at, line, { ...bold, leading: set.leading, maxWidth: inner.right - at })
    x = own.marks.length > 1 ? inner.right : x + width + between
    y = line + Math.max(0, own.marks.length - 1) * set.leading
    return [text(label, from, line, small), ...own.marks]
  })
  return { marks, last: y }
}
