/** The files cannot be opened as the installation is set up: no such bucket, a key that is not given. The message is for whoever runs it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}
