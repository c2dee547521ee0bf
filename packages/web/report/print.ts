/** ms after the print dialog closed until its frame is removed (specification section 4). */
const lingers = 100

const isFirefox = (): boolean => /firefox/i.test(navigator.userAgent)

/** Firefox prints nothing from a frame without size, so there it is placed outside the window instead of hidden. */
const hide = (frame: HTMLIFrameElement): void => {
  const place = isFirefox()
    ? 'position:fixed;left:-200vw;top:0;width:794px;height:1123px;border:0'
    : 'position:fixed;width:0;height:0;border:0'
  frame.style.cssText = place
}

/** Prints what `show` puts into a hidden frame, given the address of the file; resolves when the page was handed to the dialog. */
const printFrom = (file: Blob, show: (frame: HTMLIFrameElement, address: string) => void): Promise<void> =>
  new Promise(resolve => {
    const frame = document.createElement('iframe')
    const address = URL.createObjectURL(file)
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
    show(frame, address)
    document.body.append(frame)
  })

/** Prints a PDF from a hidden frame. */
export const printPdf = (pdf: Blob): Promise<void> =>
  printFrom(pdf, (frame, address) => {
    frame.src = address
  })

/** Prints a picture from a hidden frame, as large as the paper permits, A4 or Letter. */
export const printPicture = (picture: Blob): Promise<void> =>
  printFrom(picture, (frame, address) => {
    frame.srcdoc = `<style>@page{margin:12mm}body{margin:0}img{display:block;max-width:100%;max-height:100vh;margin:auto}</style><img alt="" src="${address}">`
  })
