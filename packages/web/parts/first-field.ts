/** The place of a dialog's content, and what of it is a field: what scrolls is one too, for the keyboard scrolls it. */
const fields = ':is(.ant-modal-body, .ant-drawer-body) :is(input, textarea, [tabindex="0"])'

/** Closes a dialog: what antd focuses in one that does not place the focus itself. */
export const closing = '.ant-modal-close, .ant-drawer-close'

/** The first field of a dialog that can be used, of a group of radio buttons the chosen one; null if it has none. */
export const firstField = (box: Element): HTMLElement | null => {
  const usable = [...box.querySelectorAll<HTMLInputElement>(fields)].filter(
    field => field.checkVisibility() && !field.matches(':disabled'),
  )
  const [first] = usable
  return (first?.type === 'radio' ? usable.find(({ name, checked }) => checked && name === first.name) : first) ?? first ?? null
}
