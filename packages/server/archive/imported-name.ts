const mark = '（导入 imported）'
const longest = 200

/**
 * Who an archive says has read or saved something, marked wherever the name then stands, on screen, paper and in what goes out: anybody can
 * write an archive, and nobody is to be taken for a member of this clinic by it. Of at most 200 characters; marked once; nobody stays nobody.
 */
export const importedName = (name: string): string =>
  name === '' || name.endsWith(mark) ? name : `${name.slice(0, longest - mark.length)}${mark}`
