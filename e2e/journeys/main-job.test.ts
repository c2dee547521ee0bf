import { phantomFilm, realFilm, whyNoRealFilm } from '../film'
import { mainJob } from '../main-job'
import { chromiumPath } from '../product'

const noBrowser = chromiumPath ? '' : 'Chromium is not installed'

mainJob({ title: 'a film the project draws itself', why: noBrowser, open: phantomFilm })
mainJob({ title: 'a real film', why: noBrowser || whyNoRealFilm, open: realFilm, filmOnly: true })
