export const user = {
  title: '',
}
