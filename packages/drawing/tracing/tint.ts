const channel = (hex: string, i: number): number => Number.parseInt(hex.slice(i, i + 2), 16)

/** A `#rrggbb` colour with the given opacity; other notations are returned unchanged. */
export const tint = (colour: string, opacity: number): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? `rgba(${channel(colour, 1)},${channel(colour, 3)},${channel(colour, 5)},${opacity})` : colour
