/** Where any PDF is verified. */
export const verifyPath = '/verify'
