/** A raster picture: its address (a data: url on paper) and its size in pixels. */
export interface ReportPicture {
  readonly href: string
  readonly width: number
  readonly height: number
}
