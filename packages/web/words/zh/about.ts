export const about = {
  title: '',
}
