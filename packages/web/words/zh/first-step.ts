/** What is said beside the button that places the points, on a film without any. */
export const firstStep = { title: '从这里开始', text: '自动定点会放置全部标志点，并列出需要核对的几个。', done: '知道了' }
