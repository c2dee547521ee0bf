/** What the QR code of a sign-in leads to, with `?ticket=`. Apart from the routes, since the screens they load name it. */
export const confirmPath = '/confirm'
