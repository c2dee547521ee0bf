/** A picture of 12 bits, 16 wide and 12 high, in which every decoder's mistake shows. */
export const ramp = { width: 16, height: 12 } as const
export const rampPixels: readonly number[] = Array.from({ length: ramp.width * ramp.height }, (_, i) => {
  const [x, y] = [i % ramp.width, Math.floor(i / ramp.width)]
  return (x * 150 + y * 130 + ((x * y) % 7) * 20) % 4096
})

const bytes = (text: string): Buffer => Buffer.from(text, 'base64')

/** The ramp, compressed by DCMTK 3.6.7 (dcmcjpeg, dcmcjpls, dcmcrle): what we cannot encode ourselves. */
export const codestreams = {
  jpegLossless: bytes(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/wwALEAAMABABAREA/8QAGgABAQEBAQEBAAAAAAAAAAAABwgGBQMEEP/aAAgBAQAGAAD9S1LUtS1LUtS1LUtS1LUtS1' +
      'LUtQSqvtLm+0P6qq+0ub7Q/qq0Eqr7TxtugpaqvtPG26ClqtBKq/nK5+BBS1Vfzlc/AgparQSrkqv41h+SWq5Kr+NYfklqtBKq/nK5+BBS1Vfzlc/Agpar' +
      'QSqvtPG26Clqq+08bboKWq0FiOzo9bt0FLxHZ0et26Cl4iglVfaXN9of1VV9pc32h/VVoJVX2njbdBS1VfaeNt0FLVaCVV/OVz8CClqq/nK5+BBS1WglXJ' +
      'VfxrD8ktVyVX8aw/JLVf/Z',
  ),
  jpegLosslessFirst: bytes(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/wwALEAAMABABAREA/8QAGQABAQEBAQEAAAAAAAAAAAAACAcGBQkQ/9oACAEBAAEAAPkslkslkslkslkslkslkslksg' +
      'lUqlUqlUqu8qlUqlUqlV3lUgl8vl9sl8vtkvl8vtkvl9sl8gmk0qM0qM0qM0mlRmlRmlRmkgnNWnNWnNWq05q05q05q1WnMgn1brc+rdbrc+rdbn1brdbn' +
      '0gvQ5BIJBIJBIL0OQSCQSCQSC9DkElkslkslkslkslkslkslkslkEqlUqlUqlV3lUqlUqlUqu8qkEvl8vtkvl9sl8vl9sl8vtkvkE0mlRmlRmlRmk0qM0q' +
      'M0qM0kE5q05q05q1WnNWnNWnNWq05v/9k=',
  ),
  jpegLs: bytes(
    '/9j/9wALEAAMABABAREA//gADQH//wASAEMBFABA/9oACAEBAAAAAKldK6V0pyfJcjyHH8dRtGUXRVE6CUsqlqGnaZpUYI8oihKAnyeSKlnoQ5NFaoGOm5' +
      'GRBEqVCbYSbUYqVdL8I9MFpKpa1EfJGJctFTulQ2UcT1QevlIYa2WrwRGvU+XyxWDJtc1EFEdBrf34yviB57O9PLJEwvkokpi+5kYskQhoyy2kBkX95w8l' +
      'ygq7U+veHUsX6q0viCPZOMJgL5eLrfSC2WiyWCu60e3kIqmhkw3Qrn8pGVnwHOrSOaHwnqp0FXysB6Jqoc9X8a/I1kdyDWyxJCJie5BrVYkdFxaMAP/Z',
  ),
  /** Off by 2 at most. */
  jpegLsNear: bytes(
    '/9j/9wALDAAMABABAREA/9oACAEBAAIAAIbGxt25duXLlu5bt27UUHCQiJCIiqdEBAQEBBMOLmz4kuKHFGjwkqKKlHixk60BTBU4wcZGmBpx4oYUJTC4QJ' +
      'MNJTC0QJOky76Y008+WeSGWXXTpEqQIKEXHyZB9Mi08deZ8y4RaeZ6w4QaeReIlSpUqUXoFChQmTYutvkyyn4wl8kWVoDCDjLpEgoSlmOkXlCUo04y6skL' +
      'LDhDiiQosNEHAP/ZAA==',
  ),
  runLength: bytes(
    'AgAAAEAAAAAKAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0AAAEBAgIDBAQFBQYHB/8IDwABAQIDAw' +
      'QEBQUGBwcICAkMAQECAwMEBAUFBgcHCP4JDwECAwMEBAUFBgcHCAgJCQoPAgIDBAQFBQYHBwgICQkKCw8CAwMEBQUGBgcICAkJCgoLDwMEBAUFBgYHCAgJ' +
      'CQoKCwwPAwQEBQUGBwcICAkKCgsLDAUEBAUGBgf+CAMJCgoL/gwBBAX+BgoHCAgJCgoLCwwMDQ8FBQYGBwgICQoKCwsMDQ0OCwUGBgcICAkJCgoLDP4NAA' +
      '4PAJYswljuhBqwRtxyCJ40yg+CLNaAKtR+nEbwmkTumLZgDwTCgD5wLuwe3JpYikgGOPYPhlgqcEKIWqByRIpconS6jA8I7kguiG7IIghiSKKI4jwiD4qE' +
      '8mBayDakngx6dOJQvrgPDBqcHqAipCY0tji6PL5ATg+OJLpQ5nwSqD7UagCWLMJYDxC6ZA64Ygwq1H4o0nwmRO4PklAOzP68eqxqKOYY1pTGhA8U5rj+0B' +
      'boLgDSGOowAkgaD5Z81rwW/FawlvDWMBZwyrA=',
  ),
} as const

/** Four fields 64 by 48 - red, green above blue, grey - by libheif's heif-enc. */
export const heic = bytes(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAA' +
    'AAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAmwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAV' +
    'aW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQ' +
    'AYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRp' +
    'c3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAA' +
    'AAAAAOZGltZwACAAEAAQAAAKNtZGF0AAAAlygBrxOA5TH3/7f5P9+jP8kyZk6gxC/7oD7qxL+h9LEG46eJ9di/z/j/LuIgo0Jnn/4M7cXMGbmJPUQUN50v' +
    'd6hInzhJVchUCOv+7s9C1eMB/lTlCACMP+GNDjTjvhal+DT33KZgCg0ANb+SOR+BG36AP5rit11hZa7zde3zPKOj+Wbv1rwdXBXXOOnp+HsMeJiow3Mnh4' +
    'A=',
)

/** The ramp (12 bits) and four fields - red, green above blue, grey - 16 by 12, as JPEG 2000 without loss by OpenJPEG 2.5. */
export const jpeg2000 = {
  ramp: bytes(
    '/0//UQApAAAAAAAQAAAADAAAAAAAAAAAAAAAEAAAAAwAAAAAAAAAAAABCwEB/1IADAACAAEAAgQEAAH/XAAKQGBoaHBoaHD/ZAAlAAFDcmVhdGVkIGJ5IE9w' +
      'ZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAADoAAH/k8/kUAg6C5F7zKd8IIoLNRQGP3CIXTvnwfmHQfmHQD7Q0Bv0p+uQU0v2SVrWhQcDDL8Sqd3nPHYr' +
      'HsKyc58DyNbcrTZgPZHIvHt/wPwMYH4GEB+BKDabvwu17pKxxk8JTp13ndtAs7BcM7kWYOKqZysn8XV364PfAG1jsoX0lacTohTydZ9Aqg4DKTBowbJsXBoL' +
      'iA9mpK+G8Vkrzir8Wg/pEN5fRvSn/acGfB6nN+pWZM+DITEV8xYEEOAfb34aubMRqXJT7BrBMAiVtNDbi8VbCMlBKhW0xSRD/9k=',
  ),
  fields: bytes(
    '/0//UQAvAAAAAAAQAAAADAAAAAAAAAAAAAAAEAAAAAwAAAAAAAAAAAADBwEBBwEBBwEB/1IADAACAAEBAgQEAAH/XAAKQEBISFBISFD/ZAAlAAFDcmVhdGVk' +
      'IGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAAC9AAH/k8+0KAjnU8Vs2wuj5K//GIAMprzDRLzrW0p/PNiYYqA//xiIDu2LSPHcvoqLcGg2wrEW' +
      'ob/D6gaAIgAQMaVzjt8YL8/AGj7QcA8vQucd3wtuch70EoLfmFT8AyH2g4AO8/6svvKbOK8rEp6n3aWJIUWvIGR/EsUtBE7s78PqBAAhbcwLz8ASPtBAIhnO' +
      'DQcYRR/fmET8AuPwAyOglucTAjDOCcaUVcfmRzfKBGcjo5v/2Q==',
  ),
}
