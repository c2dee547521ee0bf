export const patients = {
  title: '',
}
