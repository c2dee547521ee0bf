/** Chinese translations of the sentences on the shipped cards. A sentence missing here is shown as on the card. */
export const chinese: Readonly<Record<string, string>> = {
  '19 landmarks of a lateral cephalogram, 35 further ones of teeth, profile, cranial base and neck, and an estimate of the rest':
    '头颅侧位片上的 19 个标志点，另有牙、侧貌、颅底和颈椎的 35 个点，并估计其余标志点',
  '300 films of the ISBI 2014/2015 challenge (Wang et al., IEEE TMI 2015; Medical Image Analysis 2016) and 73 films published by authors of Hamedan University; 48 of these (36 + 12, drawn by seed) serve the figures and the calibration, read by networks that never saw them':
    'ISBI 2014/2015 挑战赛的 300 张侧位片（Wang 等，IEEE TMI 2015；Medical Image Analysis 2016）和哈马丹大学作者公开的 73 张；其中 48 张（36 + 12，按随机种子抽取）用于下列数字与校准，由从未见过它们的网络读取',
  'films of both sources on which the further points were read for this product, by eye, on magnified pictures; no clinician read them, and most films were read once. The coordinates and how they were read lie with the source of this program (training/readings)':
    '两个来源的片子，由本产品在放大的图像上目测读取其余各点；没有临床医生读过，多数片子只读过一次。坐标和读取方法随本程序的源代码提供（training/readings）',
  'The films were released for research without a licence text for the images. They are not redistributed here; this folder holds weights and statistics only. Whoever offers the product must judge whether weights learned from research films suit the use.':
    '这些侧位片为研究而公开，图像本身没有许可文本。本软件不含这些图像，只含由其得到的权重和统计值；用研究图像训练的权重是否适合具体用途，由提供本产品的机构判断。',
  'Two devices and two populations: films of another device are expected to be worse. Networks trained anew, each on one source alone, read the other one with a mean error of 1.57 mm (73 Hamedan films) and 1.70 mm (100 ISBI films), part of it by definitions that differ; 51 and 46 percent of the 19 points kept the bound that 68 percent keep on a known source. On a film that looks like those of neither source (greys, sharpness, grain; at a distance that 3 to 6 percent of each source have from their own and 84 to 90 percent of the other source) the stated errors grow by up to 2 times. With that 63 and 62 percent kept it, of the further points 80 and 73 percent.':
    '只见过两种设备、两组人群：其他设备的片子误差可能更大。另行训练、各只见过一个来源的网络读取另一来源时，平均误差为 1.57 mm（73 张 Hamedan 片）和 1.70 mm（100 张 ISBI 片），其中一部分来自定义不同；已知来源上 68% 的点不超过的界限，那里 19 点中分别只有 51% 和 46% 不超过。外观（灰度、清晰度、颗粒）与两个来源都不相像的片子，所标误差最多放大到 2 倍（各来源有 3% 至 6% 的片子与自己的来源不像，84% 至 90% 与另一来源不像）；放大后分别有 63% 和 62% 的点不超过，其余各点为 80% 和 73%。',
  'The ISBI scale of 0.1 mm a pixel looks about a tenth too small; errors in mm carry that.':
    'ISBI 的比例（每像素 0.1 mm）看来偏小约十分之一，以 mm 表示的误差也随之偏小。',
  'The ordering of the confidence was learned on 373 films, each read by networks that had not seen it; its level on the 48 held-out films, on which the coverage is quoted, by cross-fitting over films.':
    '置信度的排序在 373 张片子上学得，每张都由没有见过它的网络读取；其水平在 48 张留出片上定出，覆盖率也在这些片上按片交叉给出。',
  'The 35 further points are read by two networks, one after the other, from where a regression from the 19 expects them; one that is less sure than a stated limit stays estimated, and a point of the neck is then left out. Their figures and stated errors come from readings, by eye and by no clinician, of films that neither network nor the regression was fitted to: few films, most of them read once, so that a tenth or two of a millimetre is chance. A point of the base beyond that limit lies between where the network found it and where it is expected, by the errors of both.':
    '35 个其余点由两个网络先后读取，从 19 点回归所预期的位置找起；比规定界限更没有把握的点仍为估计点，颈椎点则不给出。它们的数字和所标误差来自目测读数（不是临床医生所读），所用片子既没有用于训练这两个网络，也没有用于拟合回归：片子少，多数只读过一次，因此十分之一二毫米的差别属于偶然。超过该界限的颅底点，按两者的误差取在网络所读位置与预期位置之间。',
  "Soft-tissue glabella, nose tip and soft-tissue menton are taken from the skin traced on the film, by their definitions along the upright film's axes, glabella and nose tip hardly held to where the network read them, menton more. The traced outline lies 0.3 to 0.5 mm from the readings on the mean; along it two readings of a film differ as much as the network from either, so that most other points of the skin stay as the network read them. Soft-tissue A and the upper lip border are moved down the outline by 0.7 and 0.4 mm, since the first readers (t1.csv) put them there and later ones elsewhere; gnathion lies halfway from where it was read to the middle of the outline between the foremost point of the chin and menton. Soft-tissue menton is the least certain point of the profile: the skin has a lowest place no more than 10 mm behind bony menton on 125 of 204 films, on the others it goes on falling to the throat. Under a nasal rest the outline is only expected, and where the film shows no skin the stated error is doubled.":
    '软组织额点、鼻尖点和软组织颏下点取自在片上描出的皮肤轮廓：按定义沿正立片子的水平和垂直方向取点；额点和鼻尖点几乎不受网络读取位置的约束，颏下点受其约束较多。描出的轮廓与目测读数平均相差 0.3 至 0.5 mm；沿轮廓方向，同一张片子的两次读数之差与网络和任一读数之差相当，因此多数其余皮肤点仍按网络读取。软组织 A 点和上唇红缘点沿轮廓下移 0.7 和 0.4 mm，因为最初的阅片者（t1.csv）如此定点，后来的阅片者则另有取法；软组织颏顶点取网络读取位置与颏部最前点、颏下点之间轮廓中点的居中处。软组织颏下点是侧貌中最没有把握的点：204 张片中 125 张，皮肤在骨性颏下点之后 10 mm 以内有最低点，其余片上皮肤一直向颈部下降。鼻托之下的轮廓只是预期位置；片上看不到皮肤处，所标误差加倍。',
  'Ear rod and nasal rest hide the condyle and soft-tissue nasion on many films, and where readers left them out nothing was learned. Soft-tissue nasion is said to be covered where something stands right before the skin, condylion always (readers left it out on 111 of 116 films); their stated error then grows by what two readings lie apart, 2.3 and 3.1 mm, and stays a guess.':
    '耳杆和鼻托在许多片子上遮住髁突和软组织鼻根点，阅片时略去的地方没有学到什么。皮肤前紧贴有物时软组织鼻根点标为被遮挡，髁突点一律如此（116 张片中 111 张阅片者略去）；此时所标误差计入两次阅片的差距（2.3 和 3.1 mm），仍只是猜测。',
  'Porion by the definition that the readers of such films did not follow is placed by networks that saw one source only. No reader measured that error; the stated one is how far such points scatter about their mean difference from the readers.':
    '若所选耳点定义与此类片子的阅片者不同，则由只见过一个来源的网络定点。此误差没有阅片者可比，所标的是这些点围绕其与阅片者平均差距的离散程度。',
  'No primary dentition, cleft, edentulous or postoperative films were checked apart from those the sources hold.':
    '除数据来源中已有的以外，未检验乳牙列、唇腭裂、无牙颌和术后的片子。',
  "mean of two readers; orbitale, B and soft-tissue pogonion on the ISBI films: the reader who follows the definition given below, as the second hospital's readers do":
    '以两位阅片者的平均位置为准；ISBI 片上的眶点、B 点和软组织颏前点只取与下述定义一致的那位阅片者，第二家医院的阅片者也按此定义',
  '48 films drawn by seed, the same for every figure, read by networks that never saw them; against the readers whose definition is followed and, beside it, against the mean of both, as publications give it':
    '48 张按随机种子抽取的片子，各项数字取自同一批，由从未见过它们的网络读取；与所遵循其定义的阅片者比较，另列与两位阅片者平均位置的比较，便于对照已发表的数字',
  'Two networks share the looks at each of the 19 points; the second, of all points, also takes the first look at the further ones. Neither saw a held-out film: the figures on these are those of both together, the stated errors those of the first alone.':
    '19 点中每个点由两个网络分看；第二个网络能读全部点，也承担其余各点的第一次查看。两者都没有见过留出片：留出片上的数字取自两者合用的结果，所标误差只取自第一个网络。',
  'Read again by other readers on 37 films of both sources (the 24 kept apart: the profile three times), points lie apart by, mean mm and pairs: ends of the first molars 1.0 to 1.2 (32 to 37 each), upper and lower apex 1.7 and 1.8 (39), nose tip 0.6 (88), upper and lower lip border 1.2 and 1.3 (88), soft-tissue glabella 1.2 (84), menton 2.5 (48) and gnathion 2.2 (42), nearly all of it along the chin; soft-tissue nasion 3.8 (10), Ba 1.5 (17), Pt 2.3 (17), Ptm 2.5 (16). Twelve of the films were read the second time in haste. One reader put the lower lip border where its curve turns, up to 4 mm behind the others. Where three readings exist, a reader lies from the mean of the other two by 0.99 mm (ISBI, profile) and 1.05 mm (Hamedan), the detector from the same means by 0.91 and 0.88 mm.':
    '其他阅片者在两个来源的 37 张片上再次读取（留出的 24 张，侧貌共读三次），读数平均相距（mm 和对数）：第一磨牙近远中点 1.0 至 1.2（各 32 至 37 对），上、下切牙根尖 1.7 和 1.8（39 对），鼻尖点 0.6（88 对），上、下唇红缘 1.2 和 1.3（88 对），软组织额点 1.2（84 对），颏下点 2.5（48 对），颏顶点 2.2（42 对），后两者几乎都沿颏部轮廓；软组织鼻根点 3.8（10 对），颅底点 1.5（17 对），翼点 2.3（17 对），翼上颌裂点 2.5（16 对）。其中 12 张的第二次读取较仓促。一位阅片者把下唇红缘定在曲线转折处，比其他人靠后最多 4 mm。有三次读数处，一位阅片者与另两位的平均位置相距 0.99 mm（ISBI，侧貌）和 1.05 mm（Hamedan），检测与同一平均位置相距 0.91 和 0.88 mm。',
  "Where the ends of a first molar's crown are found less than 0.6 or more than 1.4 expected widths apart, the one that is farther from where it is expected and less sure (by the product of both) is placed from the other and both are said to be estimated. Seven such crowns on 204 films; with a reading of both ends three: two are right (among them isbi/195, kept apart, after which the rule was changed), on isbi/270 both ends are 10 mm off.":
    '第一磨牙牙冠的近、远中点相距小于预期宽度的 0.6 倍或大于 1.4 倍时，离预期位置较远且较没有把握的一点（按两者之积）由另一点推定，两点都标为估计。在读过的 204 张片上有 7 个这样的牙冠，其中 3 个两点都有目测读数：2 个正确（包括留出片 isbi/195，此规则是看过它之后改的），isbi/270 上两点都偏离 10 mm。',
  'The two-fold networks, and those that never saw a source, were trained anew for these figures, two minutes each on a graphics card and the folds on half of the films, which makes their figures worse than those of the weights in use.':
    '两折交叉检验的网络和从未见过某一来源的网络，是为这些数字另行训练的：在图形卡上各两分钟，两折的网络只用了一半的片子，因此其数字比所用权重的差。',
  "These weights went on from the shipped ones with a clinic's own tracings. Stated errors and definitions are those of the shipped weights, no film was kept apart to judge these on, and by which definition porion was placed is not told.":
    '这套权重由随附的权重用诊所自己的描记继续训练而成。所标误差和定义沿用随附的权重，没有留出片子来评判它，也不判断耳点按哪种定义定点。',
  'centre of the pituitary fossa': '蝶鞍影像的中心',
  'most anterior point of the frontonasal suture': '鼻额缝的最前点',
  'lowest point of the lower orbital rim, middle of both sides': '眶下缘最低点，两侧影像取中间',
  'as the readers of each source placed it: ISBI readers by the bony canal, Hamedan readers by the upper rim of the ear-rod ring; follows the film, and two further networks that know one definition each tell which one the found point follows and place the other where it is wanted':
    '随各来源的阅片者：ISBI 按骨性外耳道，Hamedan 按耳杆环上缘；自动定点随片子，另有两个只知一种定义的网络判断所定的点属于哪一种，需要时按另一种定点',
  'deepest point of the maxillary concavity below ANS: the mean of two readers who on the ISBI films lie 2.6 mm apart in height':
    '前鼻棘下方上颌骨凹的最深点；取两位阅片者的平均位置，ISBI 片上两人上下相差 2.6 mm',
  'deepest point of the concavity above the bony chin, on every source': '骨性颏部上方骨凹的最深点，各来源一致',
  'most anterior point of the bony chin': '骨性颏部最前点',
  'lowest point of the symphysis': '下颌联合最下点',
  'between Pog and Me on the symphysis': '下颌联合上颏前点与颏下点之间',
  "middle of the angle's outline, middle of both sides; not where the tangents meet. Readers lie 2.3 to 3.1 mm apart":
    '下颌角外形的中点，两侧影像取中间，不是切线交点；阅片者之间相差 2.3 至 3.1 mm',
  'edge of the most forward lower incisor': '最前突的下切牙切缘',
  'edge of the most forward upper incisor': '最前突的上切牙切缘',
  "on the ISBI films midway between the foremost point and the vermilion border, where their two readers put it, 3.1 mm apart; within 0.4 mm of the second hospital's readers":
    'ISBI 片上两位阅片者相差 3.1 mm，取最前点与红唇缘之间的中点；与第二家医院的阅片者相差不到 0.4 mm',
  "on the ISBI films midway between the foremost point and the vermilion border, where their two readers put it, 2.4 mm apart; within 0.4 mm of the second hospital's readers":
    'ISBI 片上两位阅片者相差 2.4 mm，取最前点与红唇缘之间的中点；与第二家医院的阅片者相差不到 0.4 mm',
  'junction of columella and upper lip': '鼻小柱与上唇的交界点',
  'foremost point of the soft-tissue chin, on every source': '软组织颏部最前点，各来源一致',
  'rear end of the hard palate': '硬腭后端',
  'tip of the anterior nasal spine': '前鼻棘尖',
  'crossing of the rear ramus outline with the cranial base. On the ISBI films readers lie 2.5 mm apart, mostly along the outline':
    '升支后缘影像与颅底的交点；ISBI 片上阅片者相差 2.5 mm，多沿轮廓方向',
  'Which pixels of a portrait show a person: the silhouette from which the soft-tissue profile is read by rules':
    '判断照片中哪些像素是人物，由此轮廓按规则读出软组织侧貌',
  '@mediapipe/selfie_segmentation 0.1.1675465747 (npm)': '来自 npm 软件包 @mediapipe/selfie_segmentation 0.1.1675465747',
  'Apache-2.0, copyright The MediaPipe Authors': 'Apache-2.0 许可，版权归 The MediaPipe Authors',
  'Converted to ONNX by training/profile/convert.py; the half-precision weights are copied bit for bit, nothing was trained':
    '由 training/profile/convert.py 转为 ONNX；半精度权重逐位复制，未经训练',
  "Made for people at arm's length before a camera; drawings, masks and heads cut by the picture's edge may be missed, which is told and changes nothing.":
    '为一臂距离处的人像而作；绘画、面具和被画面边缘截断的头部可能识别不到，此时会提示，不改动任何内容。',
  'A beard, a collar, hair over the forehead or open lips belong to the outline as they are seen.':
    '胡须、衣领、额前头发和张开的嘴唇都按所见计入轮廓。',
  'Confidence and expected error of the points come from how sharply the line shows them, not from readers.':
    '这些点的置信度和预期误差由轮廓的清晰程度得出，不是与阅片者比较得到的。',
  '8 drawn profiles (both sides, turned up to 10 degrees, three skeletal classes): mean distance from the drawn points 0.4 mm subnasale, 0.4 lips, 0.8 nose tip, 0.7 sulcus and pogonion, 1.1 menton, 1.4 cervical point, 2.4 soft-tissue A, 3.8 glabella; residual of the alignment 0.1 mm, its scale within 0.5 %; soft-tissue nasion was not measured again after its rule last changed':
    '8 幅绘制的侧貌（左右两侧，转动不超过 10 度，三种骨性分类）：与绘制点的平均距离为鼻下点 0.4 mm、唇 0.4、鼻尖 0.8、颏唇沟与颏前点 0.7、颏下点 1.1、颈点 1.4、软组织 A 点 2.4、额点 3.8；对齐的残差 0.1 mm，比例相差不超过 0.5%；软组织鼻根点的规则最后一次改动后未再测量',
  'one rendered head (not redistributed): found at 90 degrees in 15 of 15 variants (mirrored, turned by 15 degrees, noise, grey, seven backgrounds from white to patterned, cropped to the face, 225 to 3600 pixels wide, hair), refused at 0 and 45 degrees and in a picture of two':
    '一个渲染的头部（不随软件分发）：90 度时 15 种变化全部识别到（镜像、转动 15 度、噪声、灰度、从白到花纹的七种背景、只裁到面部、宽 225 到 3600 像素、头发），0 度和 45 度以及两人同框时拒绝',
  'Points of a face seen from the front, and of a smile': '正面和微笑照片上的面部标志点',
  '@mediapipe/face_mesh 0.4.1657299874 (npm)': '来自 npm 软件包 @mediapipe/face_mesh 0.4.1657299874',
  'Converted to ONNX by training/face/convert.py; the half-precision weights are copied bit for bit, nothing was trained':
    '由 training/face/convert.py 转为 ONNX；半精度权重逐位复制，未经训练',
  'Hairline, ears, the sides of the face and of the jaw, teeth and gum are not known to the mesh and are left to the doctor; so is a pupil behind closed lids, and the line of the lips where they stand apart.':
    '面部网格不认识发际、耳、面部和下颌两侧的轮廓、牙和龈缘，这些点由医生放置；闭眼时的瞳孔、嘴唇分开时的口裂点同样如此。',
  "The expected error joins how far the four looks lie apart with a doubt of each point's definition. That doubt is the product's own estimate, checked on two pictures only and by no clinician.":
    '预期误差由四次观察之间的差距与各点定义的不确定性合成；后者是本产品自己的估计，只在两张图像上核对过，没有临床医生参与。',
  'Glabella, nasion and chin have no edge in such a photo: the mesh places them by the shape of mean faces. They, and every point whose expected error is above 3 mm of a mean face, are said to be estimated.':
    '眉间、鼻根和颏部在这类照片上没有边缘，由网格按平均面形放置；这些点以及预期误差超过 3 mm（按平均面部大小）的点都标为估计。',
  'A face turned by more than about 7 degrees (a nose tip that stands 5 mm off the middle of the eyes), or two in one picture, is refused; so is a nose that lies as far aside of itself.':
    '转动超过约 7 度的脸（鼻尖偏离两眼中线 5 mm）或两人同框会被拒绝；鼻部本身偏斜达到这一程度时同样会被拒绝。',
  'two pictures, a rendered head with closed eyes and a smiling portrait of 512 pixels, 31 points read by eye on magnified pictures by no clinician, with the found places known to the reader: mean distance 2.8 % of the distance of the pupils (1.8 mm on a mean face), pupils 0.8, mouth corners 1.6, lips 1.8, canthi 3.3, sides of the nose 3.8, sulcus 6.2; 27 of the 31 within the stated error, which 68 % should keep':
    '两张图像（一个闭眼的渲染头部，一张 512 像素的微笑人像），在放大图上目测读取 31 点，读取者不是临床医生且已知识别结果：平均距离为瞳孔间距的 2.8%（平均面部约 1.8 mm），瞳孔 0.8，口角 1.6，唇 1.8，眦点 3.3，鼻翼 3.8，颏唇沟 6.2；31 点中 27 点在所标误差之内（应为 68%）',
}
