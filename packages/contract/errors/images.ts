import type { ErrorRow } from './row'

/** Files, pictures and models. */
export const imagesErrors = {
  FILE_EMPTY: { status: 400, zh: '文件为空', en: 'The file is empty' },
  FILE_TOO_LARGE: { status: 413, zh: '文件超过 {limit} MB', en: 'The file is larger than {limit} MB' },
  DOCUMENT_CLOSED: {
    status: 409,
    zh: '该文档已被撤回或取代，不能再更改',
    en: 'This document has been revoked or superseded and can no longer be changed',
  },
  FILE_GONE: {
    status: 400,
    zh: '这个文件的内容已无法读取，可能已被移动、修改或删除，请重新选择文件',
    en: 'The content of this file can no longer be read: it may have been moved, changed or deleted. Choose it again',
  },
  IMAGE_FORMAT: {
    status: 415,
    zh: '不支持的图像格式，请用 JPEG、PNG、WebP、TIFF、BMP、GIF、HEIC、JPEG 2000、DICOM 或 PDF；压缩包请先解压',
    en: 'This image format is not supported; use JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC, JPEG 2000, DICOM or PDF, and unpack archives first',
  },
  IMAGE_BROKEN: { status: 422, zh: '图像已损坏或不完整', en: 'The image is damaged or incomplete' },
  IMAGE_TOO_MANY_PIXELS: { status: 422, zh: '图像超过 {limit} 百万像素', en: 'The image has more than {limit} megapixels' },
  IMAGE_CARRIES: {
    status: 422,
    zh: '文件中夹带网页、程序或压缩包，未保存；请重新导出为普通图像',
    en: 'The file contains a web page, a program or an archive and was not saved; export it again as a plain image',
  },
  DICOM_NO_PICTURE: { status: 415, zh: '该 DICOM 文件不含图像', en: 'This DICOM file has no image' },
  DICOM_COMPRESSION: {
    status: 415,
    zh: '不支持该 DICOM 文件的压缩方式，请以未压缩或 JPEG 无损方式导出',
    en: 'The compression of this DICOM file is not supported; export it uncompressed or as lossless JPEG',
  },
  DICOM_PIXEL_SHAPE: {
    status: 422,
    zh: '该 DICOM 文件的像素间距自相矛盾，角度会失真，未保存',
    en: 'The pixel spacings of this DICOM file contradict each other; angles would be wrong, so it was not saved',
  },
  IMAGE_DUPLICATE: {
    status: 409,
    zh: '该病例已有同一个文件（{place}），未重复保存',
    en: 'The case already has this file ({place}); it was not saved twice',
  },
  IMAGE_HAS_POINTS: {
    status: 409,
    zh: '这张影像上已有定点或正在自动定点，裁剪、旋转、翻转会使点移位，未作修改；可调亮度和对比度；侧位片可在头影测量的“视图”中连同定点一起旋转',
    en: 'This image has points, or points are being detected: cropping, turning or flipping would shift them, so nothing was changed. Brightness and contrast can be changed; a lateral film can be turned with its points in the workbench, under View',
  },
  FILM_RESTED_ON: {
    status: 409,
    zh: '除定点外，这张侧位片上还有治疗方案、重描或已存的重叠，旋转会使其移位，未作修改',
    en: 'Besides its points, a plan, a further reading or a saved overlap depends on this film and would be shifted; nothing was changed',
  },
  IMAGE_NOT_EDITABLE: {
    status: 400,
    zh: '三维模型和文书不能裁剪或旋转',
    en: 'A 3-D model or a document cannot be cropped or turned',
  },
  TAKE_BACK_TOO_LATE: {
    status: 409,
    zh: '收件已超过 24 小时，不能整次撤回；可逐张删除',
    en: 'The upload is more than 24 hours old and cannot be undone as a whole; delete the images one by one',
  },
  IMAGE_KIND_UNFIT: {
    status: 400,
    zh: '这个文件不能归为这一类：模型只收 STL、PLY，影像类别只收图像',
    en: 'This file cannot be filed under that kind: models are STL or PLY files, the other kinds are images',
  },
  DOCUMENT_BROKEN: {
    status: 422,
    zh: '文书文件不完整或含有宏，请另存为 PDF 后再添加',
    en: 'The document is incomplete or contains macros; save it as PDF and add that',
  },
  FILE_INFECTED: {
    status: 422,
    zh: '文件含有病毒（{virus}），未保存任何内容',
    en: 'The file contains a virus ({virus}); nothing was saved',
  },
  SCANNER_AWAY: {
    status: 503,
    retryAfter: 30,
    zh: '文件暂时无法查毒，未保存任何内容，请稍后再试',
    en: 'The file could not be scanned for viruses; nothing was saved, please try again later',
  },
  STORE_AWAY: {
    status: 503,
    retryAfter: 10,
    zh: '文件存储暂时无法连接，未保存任何内容，请稍后再试',
    en: 'The file store cannot be reached; nothing was saved, please try again later',
  },
  MODEL_BROKEN: { status: 422, zh: '模型文件已损坏或不完整', en: 'The model file is damaged or incomplete' },
  NO_LATERAL_FILM: { status: 400, zh: '当前阶段未找到头颅侧位片', en: 'No lateral cephalogram is found at the current stage.' },
} as const satisfies Record<string, ErrorRow>
