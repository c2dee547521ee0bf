import { chatPictureLimit } from '@sella/contract/chat'
import { expect, it } from 'vitest'
import { attached, mostPictures } from './attaching'

const picture = (name: string, size = 1, type = 'image/jpeg') => ({ name, size, type })

it('a picture goes along up to the limit of bytes, and one byte more is told', () => {
  const files = [picture('a', chatPictureLimit), picture('b', chatPictureLimit + 1)]
  expect(attached(0, files)).toEqual({ taken: [files[0]], fault: { code: 'tooLarge', name: 'b' } })
})

it('what is no picture is told, and those beside it go along', () => {
  const files = [picture('a', 1, 'application/pdf'), picture('b', 1, 'image/heic')]
  expect(attached(0, files)).toEqual({ taken: [files[1]], fault: { code: 'notPicture', name: 'a' } })
})

it('a photo of a phone goes along where the browser does not know its type', () => {
  const files = [picture('IMG_1.HEIC', 1, ''), picture('a.heif', 1, ''), picture('notes', 1, '')]
  expect(attached(0, files)).toEqual({ taken: files.slice(0, 2), fault: { code: 'notPicture', name: 'notes' } })
})

it('no more go along with one message than it takes, counting those it has; the first left out is told', () => {
  const files = Array.from({ length: mostPictures }, (_, i) => picture(`${i}`))
  expect(attached(0, files)).toEqual({ taken: files, fault: null })
  expect(attached(2, files)).toEqual({ taken: files.slice(0, 4), fault: { code: 'tooMany', name: '4' } })
  expect(attached(mostPictures, files).taken).toEqual([])
})
