/** Of this program, as its package says; the built server has no package beside it to read. */
export const version = '0.1.0'
