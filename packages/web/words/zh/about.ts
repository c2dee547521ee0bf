export const about = {
  title: '关于 Sella',
  what: 'Sella 供正畸医生保存病例与影像、在头颅侧位片上定点、与参考值比较并打印报告。计算结果供临床参考，不替代诊断。',
  version: '版本',
  licence: '许可',
  licenceText: 'Apache License 2.0，可自行部署、修改和再分发。',
  hosting: '运行方式',
  hostingText: '运行在诊所自己的机器上；页面不向其他主机取任何内容。',
  sources: '参考值来源',
  sourcesText:
    '每个参考值在测量详情里注明来源。来源按我们核对到的程度分级，没有一篇原文被完整核对过；用于病人之前请对照自己采用的文献。',
  seen: { spec: '产品规格给出', secondary: '转引自公开资料', memory: '未经核对', estimate: '自行估计' },
  notices: '第三方软件',
  noticesText: '本软件建立在以下软件包之上，各自保留其许可。',
  noticesShow: '显示清单',
  package: '软件包',
}
