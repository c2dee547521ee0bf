export const home = {
  title: '',
}
