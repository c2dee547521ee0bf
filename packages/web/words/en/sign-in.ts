import type { signIn as zh } from '../zh/sign-in'

export const signIn: typeof zh = {
  title: 'Sign in',
  register: 'Register',
  registerTitle: 'Create an account',
  loginName: 'Login name',
  loginNameHint: '3 to 64 letters, digits or . _ @ + -',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  userName: 'Your name',
  userNameHint: 'Shown in the sidebar and on reports',
  show: 'Show the password',
  hide: 'Hide the password',
  noAccount: 'No account yet?',
  haveAccount: 'Already registered?',
  loginNameNeeded: 'Please enter the login name',
  passwordNeeded: 'Please enter the password',
  userNameNeeded: 'Please enter your name',
  expired: 'Timeout, please login again. Your draft is kept',
}
