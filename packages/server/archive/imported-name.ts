const mark = '（导入 imported）'
const longest = 200

/**
 * Marks the name of a person who, according to an archive, has read or saved something. The mark shows wherever the name then
 * appears: on screen, on paper and in exports. Anybody can write an archive, and it must not make anyone appear to be a member of
 * this clinic. At most 200 characters; never marked twice; an empty name stays empty.
 */
export const importedName = (name: string): string =>
  name === '' || name.endsWith(mark) ? name : `${name.slice(0, longest - mark.length)}${mark}`
