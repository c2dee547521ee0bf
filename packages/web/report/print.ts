/** ms after the print dialog is gone until its frame is taken away (specification section 4). */
const lingers = 100

const isFirefox = (): boolean => /firefox/i.test(navigator.userAgent)

/** Firefox prints nothing from a frame without size, so there it stands outside the window instead of being hidden. */
const hide = (frame: HTMLIFrameElement): void => {
  const place = isFirefox()
    ? 'position:fixed;left:-200vw;top:0;width:794px;height:1123px;border:0'
    : 'position:fixed;width:0;height:0;border:0'
  frame.style.cssText = place
}

/** Prints a PDF from a hidden frame; resolves when the dialog has been handed the page. */
export const printPdf = (pdf: Blob): Promise<void> =>
  new Promise(resolve => {
    const frame = document.createElement('iframe')
    const address = URL.createObjectURL(pdf)
    hide(frame)
    const leave = () =>
      window.setTimeout(() => {
        frame.remove()
        URL.revokeObjectURL(address)
      }, lingers)
    frame.onload = () => {
      window.addEventListener('focus', leave, { once: true })
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
      resolve()
    }
    frame.src = address
    document.body.append(frame)
  })
