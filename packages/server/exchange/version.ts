/** Version of this program, as in its package; the built server has no package file to read it from. */
export const version = '0.1.0'
