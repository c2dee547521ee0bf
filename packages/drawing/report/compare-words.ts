import type { Words } from '@sella/ceph/words'

/** Words of the comparison pages. */
export const compareWords = {
  overlap: { zh: '重叠对比', en: 'Superimposition' },
  board: { zh: '重叠图（认证病例）', en: 'Superimpositions (board case)' },
  boardRecord: { zh: '病例记录', en: 'Case record' },
  photos: { zh: '照片对比', en: 'Photo comparison' },
  analysis: { zh: '分析对比', en: 'Analysis comparison' },
  reference: { zh: '基准', en: 'reference' },
  noPictures: { zh: '所选记录缺少重叠所需的标志点或比例', en: 'The records lack the landmarks or the scale to be superimposed' },
  onlyOne: { zh: '方案中只有一条可用记录，无从对比', en: 'Only one record of the scheme can be drawn: nothing to compare' },
  rigid: {
    zh: '仅平移与旋转，各片按自身比例换算为毫米，不缩放；无比例的片不参与重叠。',
    en: 'Rotated and shifted only; each film by its own scale in mm, never enlarged; a film without scale is not superimposed.',
  },
  assumed: { zh: '≈ 该片比例未经测量。', en: '≈ The scale of this film was not measured.' },
  beyond: { zh: '空心点在图示范围之外。', en: 'Open dots lie beyond the chart.' },
  guessed: {
    zh: '(估) 该值用到估计点，片上未见。',
    en: '(est.) marks values that use an estimated point, not seen on the film.',
  },
  noScale: { zh: '无比例', en: 'no scale' },
  degenerate: { zh: '基准线无长度', en: 'its line has no length' },
  doubted: { zh: '比例可疑，毫米值不列', en: 'scale doubted, no mm given' },
  missingLength: { zh: '比例可疑，变化不列', en: 'scale doubted, change withheld' },
  within: { zh: '误差内', en: 'within error' },
  residuals: {
    zh: '转角与余差：重叠后，重叠所用标志点或轮廓与基准上对应者的均方根距离。',
    en: 'Rotation and residual: how far the landmarks or contours used still lie from those of the reference, root mean square.',
  },
  byHandSign: { zh: '* 手动微调后。', en: '* After adjustment by hand.' },
  residualDoubted: { zh: '– 比例可疑，余差不列。', en: '– Scale doubted, residual withheld.' },
  residualApart: {
    zh: '– 微调后轮廓不再相贴，无余差。',
    en: '– The adjustment takes the contours apart: no residual.',
  },
  porion: { zh: '耳点定义不同', en: 'porion by another definition' },
  unrecorded: { zh: '未记录', en: 'not recorded' },
  missing: { zh: '首次或末次无此值', en: 'first or last value missing' },
} as const satisfies Readonly<Record<string, Words>>

type Sentence<Args extends readonly unknown[]> = Readonly<Record<'zh' | 'en', (...facts: Args) => string>>

/** Sentences with facts in them. */
export const compareSentences = {
  order: {
    zh: (first: number, last: number) => `↓ ${first}–${last}`,
    en: (first: number, last: number) => `↓ ${first}–${last}`,
  } satisfies Sentence<[number, number]>,
  trueSize: {
    zh: (paper: string) => `图旁的比例适用于 ${paper} 按 100% 打印；10 mm 短线可供核对。`,
    en: (paper: string) => `The ratio at each picture holds on ${paper} printed at 100%; the bar of 10 mm is there to check it.`,
  } satisfies Sentence<[string]>,
  fixedAt: { zh: (at: string) => `${at} 固定`, en: (at: string) => `${at} held` } satisfies Sentence<[string]>,
  middle: {
    zh: (p: string, q: string) => `${p}–${q} 中点固定`,
    en: (p: string, q: string) => `midpoint of ${p}–${q} held`,
  } satisfies Sentence<[string, string]>,
  along: {
    zh: (p: string, q: string) => `沿 ${p}→${q}`,
    en: (p: string, q: string) => `along ${p}→${q}`,
  } satisfies Sentence<[string, string]>,
  contours: {
    zh: (outlines: readonly string[]) => `轮廓最佳拟合 ${outlines.join('、')}`,
    en: (outlines: readonly string[]) => `best fit of contours: ${outlines.join(', ')}`,
  } satisfies Sentence<[readonly string[]]>,
  fit: {
    zh: (points: string) => `最佳拟合 ${points}`,
    en: (points: string) => `best fit of ${points}`,
  } satisfies Sentence<[string]>,
  moved: {
    zh: (turn: string, residual: string) => `${turn}° 余差 ${residual} mm`,
    en: (turn: string, residual: string) => `${turn}° residual ${residual} mm`,
  } satisfies Sentence<[string, string]>,
  movedByHand: {
    zh: (turn: string, residual: string) => `${turn}° 微调后余差 ${residual} mm`,
    en: (turn: string, residual: string) => `${turn}° residual after adjustment ${residual} mm`,
  } satisfies Sentence<[string, string]>,
  movedApart: {
    zh: (turn: string) => `${turn}° · 微调后轮廓不再相贴，无余差`,
    en: (turn: string) => `${turn}° · the adjustment takes the contours apart: no residual`,
  } satisfies Sentence<[string]>,
  byHand: {
    zh: (amount: string) => `手动微调 ${amount}`,
    en: (amount: string) => `adjusted by hand: ${amount}`,
  } satisfies Sentence<[string]>,
  doubted: {
    zh: (turn: string) => `${turn}° · 比例可疑，余差不列`,
    en: (turn: string) => `${turn}° · scale doubted, residual withheld`,
  } satisfies Sentence<[string]>,
  clash: {
    zh: (from: string, to: string, mm: string, least: string, greatest: string) =>
      `${from} → ${to} S–Na 变化 ${mm} mm（可能范围 ${least} 至 ${greatest} mm）`,
    en: (from: string, to: string, mm: string, least: string, greatest: string) =>
      `${from} → ${to}: S–Na changed by ${mm} mm (plausible ${least} to ${greatest} mm)`,
  } satisfies Sentence<[string, string, string, string, string]>,
  morePairs: { zh: (n: number) => `等 ${n} 对记录`, en: (n: number) => ` and others, ${n} pairs of records` } satisfies Sentence<
    [number]
  >,
  scalesDoubted: {
    zh: (what: string) => `比例可疑：${what}。相关毫米值不列，角度照列；请核对标尺与 S、Na。`,
    en: (what: string) =>
      `A scale is doubted: ${what}. Values in mm that rest on it are withheld, angles stay; check the rulers, S and Na.`,
  } satisfies Sentence<[string]>,
  filmScale: {
    zh: (day: string, caution: string) => `${day} ${caution}。`,
    en: (day: string, caution: string) => `Scale of ${day}: ${caution}.`,
  } satisfies Sentence<[string, string]>,
  moreFilms: {
    zh: (n: number) => `共 ${n} 个记录的比例如此。`,
    en: (n: number) => `So are the scales of ${n} records in all.`,
  } satisfies Sentence<[number]>,
  scalesStated: {
    zh: (what: string) => `医师声明比例无误：${what}。`,
    en: (what: string) => `The doctor states that the scales are right: ${what}.`,
  } satisfies Sentence<[string]>,
  skipped: {
    zh: (date: string, why: string) => `略过 ${date}：${why}`,
    en: (date: string, why: string) => `left out ${date}: ${why}`,
  } satisfies Sentence<[string, string]>,
  lacks: { zh: (points: string) => `缺 ${points}`, en: (points: string) => `lacks ${points}` } satisfies Sentence<[string]>,
  interval: {
    zh: (intervals: string) => `间隔 ${intervals}`,
    en: (intervals: string) => `${intervals} between`,
  } satisfies Sentence<[string]>,
  cranialBase: {
    zh: (mm: string) => `S–Na 变化 ${mm} mm`,
    en: (mm: string) => `S–Na changed by ${mm} mm`,
  } satisfies Sentence<[string]>,
  absent: {
    zh: (count: number) => `方案中另有 ${count} 个记录已不在病例中，或无侧位片、无标志点。`,
    en: (count: number) => `${count} more record(s) of the scheme are gone from the case or have no film or landmarks.`,
  } satisfies Sentence<[number]>,
  since: {
    zh: (day: string, what: string) => `方案保存于 ${day}，此后有改动：${what}；本页按打印时的标志点与比例。`,
    en: (day: string, what: string) =>
      `Saved on ${day} and changed since: ${what}. These pages show the landmarks and scales at printing.`,
  } satisfies Sentence<[string, string]>,
  sinceUnknown: {
    zh: (what: string) => `方案保存后有改动：${what}；本页按打印时的标志点与比例。`,
    en: (what: string) => `Changed since the scheme was saved: ${what}. These pages show the landmarks and scales at printing.`,
  } satisfies Sentence<[string]>,
  porionClash: {
    zh: (what: string) => `耳点定义不同：${what}；FMA 等依眶耳平面的值，其变化可能只由定义造成。`,
    en: (what: string) =>
      `Porion follows different definitions: ${what}. Changes of FMA and other values by the Frankfort horizontal may come from that alone.`,
  } satisfies Sentence<[string]>,
  morePoints: { zh: (n: number) => `等 ${n} 点`, en: (n: number) => `and others, ${n} points` } satisfies Sentence<[number]>,
  scaleChanged: { zh: () => '比例', en: () => 'scale' } satisfies Sentence<[]>,
  change: {
    zh: (change: string, floor: string) => `变化 ${change}，最小可检测 ±${floor}`,
    en: (change: string, floor: string) => `change ${change}, SDC ±${floor}`,
  } satisfies Sentence<[string, string]>,
  changeOnly: { zh: (change: string) => `变化 ${change}`, en: (change: string) => `change ${change}` } satisfies Sentence<
    [string]
  >,
  floor: {
    zh: (from: string, to: string, whose: string) =>
      `变化：${from} → ${to}。最小可检测变化（SDC）= 1.96 × 两次测量误差合成的标准误（手动或确认的点按${whose}，自动点按其预期误差）；不超过它的变化与定点误差无法区分，以灰色列出。`,
    en: (from: string, to: string, whose: string) =>
      `Change: ${from} → ${to}. Smallest detectable change (SDC): 1.96 × the standard error of both readings together (${whose} for a point set or confirmed by hand, its expected error for a detected one); a smaller change cannot be told from the error of the landmarks and is set in grey.`,
  } satisfies Sentence<[string, string, string]>,
} as const
