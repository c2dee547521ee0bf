/**
 * Shows pixels as a still picture (`ImageBitmap`). Unlike a canvas with a drawing context, it is not copied by the browser in
 * every frame in which something else on the page changes.
 */
export const showStill = (canvas: HTMLCanvasElement, image: ImageData): void => {
  const made = new OffscreenCanvas(image.width, image.height)
  made.getContext('2d')?.putImageData(image, 0, 0)
  ;[canvas.width, canvas.height] = [image.width, image.height]
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(made.transferToImageBitmap())
}
