import { conceptQueries, type QueryConcept } from './concept.ts'

const sneakers = 'women-sneakers,men-sneakers'
const loafers = 'women-loafers,men-loafers'
const boots = 'women-boots,men-boots'
const slides = 'women-slides,men-slides'
const chelseas = 'women-chelsea-boots,men-chelsea-boots'
const lacedBoots = '11110,11120,21210,21220'
const welted = '11110,11120,11220,20220,20310,20330,20340,21110,21210,21220'

/** What shoes are called: by the trade, in regions, by construction, heel, closing and formality. */
export const footwear: readonly QueryConcept[] = [
  conceptQueries('category', sneakers, undefined, {
    nl: ['gympies', 'lage sneakers', 'vrijetijdsschoenen', 'sneaker'],
    de: ['Turnschuhe', 'Freizeitschuhe', 'Sneakers', 'Sportschuhe'],
    fr: ['baskets', 'tennis', 'baskets basses', 'sneakers'],
    en: ['trainers', 'sneakers', 'tennis shoes', 'casual trainers'],
  }),
  conceptQueries('category', 'women-sneakers', undefined, {
    nl: ['damessneakers', 'sneakers voor vrouwen'],
    de: ['Damensneaker', 'Turnschuhe für Frauen'],
    fr: ['baskets femme', 'tennis pour femmes'],
    en: ['ladies trainers', 'womens sneakers'],
  }),
  conceptQueries('category', 'women-runners,men-runners', sneakers, {
    nl: ['loopschoenen', 'joggingschoenen', 'renschoenen'],
    de: ['Laufschuhe', 'Joggingschuhe', 'Runningschuhe'],
    fr: ['chaussures de running', 'chaussures de course', 'running'],
    en: ['running shoes', 'jogging shoes', 'running trainers'],
  }),
  conceptQueries('synonym', 'women-runners', 'women-sneakers', {
    nl: ['hardloopschoenen dames'],
    de: ['Damen Laufschuhe'],
    fr: ['chaussures de running femme'],
    en: ['running shoes womens'],
  }),
  conceptQueries('synonym', loafers, undefined, {
    nl: ['instappers', 'instapschoenen', 'mocassin'],
    de: ['Slipper', 'Mokassins', 'Schlupfschuhe'],
    fr: ['loafers', 'mocassin', 'chaussures sans lacets'],
    en: ['slip-ons', 'moccasins', 'penny loafers'],
  }),
  conceptQueries('synonym', 'men-loafers', undefined, {
    nl: ['herenloafers', 'instappers heren'],
    de: ['Herrenslipper', 'Collegeschuhe Herren'],
    fr: ['mocassins homme'],
    en: ['mens slip on shoes', 'gents loafers'],
  }),
  conceptQueries('synonym', 'women-pumps', 'women-sandals', {
    nl: ['hakken', 'hakschoenen', 'pumps met hak'],
    de: ['Stöckelschuhe', 'Absatzschuhe', 'Damenpumps'],
    fr: ['chaussures à talons', 'escarpin', 'talons femme'],
    en: ['heels', 'court shoes', 'heeled shoes'],
  }),
  conceptQueries('style', '10330,10340', 'women-pumps,women-sandals', {
    nl: ['hoge hakken', 'pumps hoge hak'],
    de: ['High Heels', 'hohe Absätze', 'hohe Pumps'],
    fr: ['talons hauts', 'escarpins talon haut'],
    en: ['high heels', 'high heeled pumps'],
  }),
  conceptQueries('style', '10340', 'women-pumps', {
    nl: ['naaldhak', 'stiletto’s'],
    de: ['Pfennigabsatz', 'Stilettos'],
    fr: ['talons aiguilles', 'escarpins talon aiguille'],
    en: ['stilettos', 'stiletto heels'],
  }),
  conceptQueries('style', '10350', 'women-pumps', {
    nl: ['kitten heels', 'pumps kittenheel'],
    de: ['Kitten Heels', 'Kittenheel Pumps'],
    fr: ['kitten heels', 'escarpins kitten heel'],
    en: ['kitten heels', 'kitten heel shoes'],
  }),
  conceptQueries('style', '10310,10530', 'women-pumps,women-sandals,women-knee-boots', {
    nl: ['blokhak', 'schoenen met blokhak'],
    de: ['Blockabsatz', 'Schuhe mit Blockabsatz'],
    fr: ['talon bloc', 'chaussures talon carré'],
    en: ['block heels', 'chunky heel shoes'],
  }),
  conceptQueries('style', '10330,10370,10440', '10340,women-pumps', {
    nl: ['lakschoenen', 'lakleren schoenen dames'],
    de: ['Lackschuhe', 'Lackleder Schuhe Damen'],
    fr: ['chaussures vernies', 'escarpins vernis'],
    en: ['patent shoes', 'patent leather heels'],
  }),
  conceptQueries('style', '10310,10320,10330,10340,10350', '10430,women-pumps', {
    nl: ['puntige pumps', 'pumps met spitse neus'],
    de: ['spitze Pumps'],
    fr: ['escarpins pointus', 'escarpins bout pointu'],
    en: ['pointed heels', 'pointy toe pumps'],
  }),
  conceptQueries('synonym', 'women-ballerinas', 'women-loafers', {
    nl: ['balletschoentjes', 'ballerina’s', 'platte damesschoenen'],
    de: ['Ballerina', 'flache Damenschuhe', 'Ballerinaschuhe'],
    fr: ['ballerine', 'ballerines plates', 'chaussures plates femme'],
    en: ['ballet flats', 'ballet pumps', 'flats'],
  }),
  conceptQueries('style', '10440', 'women-ballerinas,10360', {
    nl: ['bandjesschoenen', 'mary janes'],
    de: ['Spangenschuhe', 'Riemchenballerinas'],
    fr: ['babies', 'ballerines à bride'],
    en: ['mary janes', 'ballet flats with strap'],
  }),
  conceptQueries('category', 'women-sandals', 'women-slides', {
    nl: ['sandaaltjes', 'sandaal met hak', 'open schoenen dames'],
    de: ['Riemchensandalen', 'Sandalette', 'Sandalen mit Absatz'],
    fr: ['sandales', 'nu-pieds', 'sandales à brides'],
    en: ['strappy sandals', 'heeled sandals', 'sandal'],
  }),
  conceptQueries('synonym', slides, undefined, {
    nl: ['badslippers', 'muiltjes', 'slipper'],
    de: ['Schlappen', 'Pantoffeln', 'Badelatschen'],
    fr: ['claquettes', 'mules', 'savates'],
    en: ['sliders', 'mules', 'slip on sandals'],
  }),
  conceptQueries('regional', slides, undefined, {
    nl: ['sletsen', 'sloffen'],
    de: ['Schlapfen', 'Latschen'],
    fr: ['tongs', 'pantoufles'],
    en: ['flip flops', 'slippers'],
  }),
  conceptQueries('category', 'men-slides', undefined, {
    nl: ['herenslippers'],
    de: ['Pantoletten Herren'],
    fr: ['claquettes homme'],
    en: ['mens sliders'],
  }),
  conceptQueries('category', 'women-boots', undefined, {
    nl: ['dameslaars', 'boots dames'],
    de: ['Damenstiefel', 'Boots für Damen'],
    fr: ['bottes femme', 'boots femme'],
    en: ['ladies boots', 'womens boots'],
  }),
  conceptQueries('regional', boots, undefined, {
    nl: ['botten', 'bottines'],
    de: ['Stiefel', 'Boots'],
    fr: ['bottes et bottines', 'boots'],
    en: ['boots', 'booties'],
  }),
  conceptQueries('synonym', 'women-ankle-boots', 'women-chelsea-boots', {
    nl: ['korte laarsjes', 'enkelhoge laarzen dames', 'enkellaars'],
    de: ['Stiefelette', 'kurze Stiefel Damen', 'Ankle Boots'],
    fr: ['bottines', 'bottine femme', 'boots courtes femme'],
    en: ['ankle boots', 'short boots women', 'ankle bootie'],
  }),
  conceptQueries('synonym', 'women-knee-boots', undefined, {
    nl: ['kniehoge laarzen', 'rijlaarzen', 'lange laarzen'],
    de: ['Langschaftstiefel', 'Reiterstiefel', 'hohe Stiefel'],
    fr: ['bottes hautes', 'bottes cavalières', 'bottes montantes'],
    en: ['knee high boots', 'riding boots', 'long boots'],
  }),
  conceptQueries('style', 'women-knee-boots', 'women-boots', {
    nl: ['overknee laarzen', 'laarzen met rits kniehoog'],
    de: ['Overknees', 'Stiefel kniehoch mit Reißverschluss'],
    fr: ['cuissardes', 'bottes au genou'],
    en: ['over the knee boots', 'tall boots with zip'],
  }),
  conceptQueries('style', chelseas, undefined, {
    nl: ['laarsjes met elastiek', 'chelsea laarzen'],
    de: ['Stiefeletten mit Gummizug', 'Chelsea Stiefel'],
    fr: ['boots élastiquées', 'chelsea boots'],
    en: ['dealer boots', 'elastic sided boots'],
  }),
  conceptQueries('style', lacedBoots, boots, {
    nl: ['veterlaarzen', 'veterboots', 'combat boots'],
    de: ['Schnürstiefel', 'Schnürboots', 'Schnürstiefeletten'],
    fr: ['bottines à lacets', 'rangers', 'boots à lacets'],
    en: ['lace-up boots', 'combat boots', 'work boots'],
  }),
  conceptQueries('synonym', 'men-boots', undefined, {
    nl: ['herenlaarzen', 'boots voor mannen'],
    de: ['Herrenstiefel', 'Männerstiefel'],
    fr: ['bottines homme', 'boots homme'],
    en: ['mens boots', 'boots for men'],
  }),
  conceptQueries('synonym', 'men-derbies', 'men-loafers', {
    nl: ['nette schoenen heren', 'geklede herenschoenen', 'veterschoen'],
    de: ['Schnürschuhe Herren', 'Anzugschuhe', 'Halbschuhe Herren'],
    fr: ['chaussures de ville homme', 'souliers homme', 'chaussures habillées homme'],
    en: ['mens dress shoes', 'formal shoes mens', 'smart lace-ups'],
  }),
  conceptQueries('style', '20340', 'men-derbies', {
    nl: ['brogues', 'gaatjesschoenen'],
    de: ['Budapester', 'Brogues'],
    fr: ['richelieu', 'brogues homme'],
    en: ['brogues', 'wingtips'],
  }),
  conceptQueries('style', 'men-derbies', 'men-loafers', {
    nl: ['oxford schoenen', 'derby’s'],
    de: ['Oxford Schuhe', 'Derby'],
    fr: ['derbys', 'chaussures oxford'],
    en: ['oxfords', 'derby shoes'],
  }),
  conceptQueries('construction', welted, undefined, {
    nl: ['goodyear welted', 'randgenaaide schoenen'],
    de: ['rahmengenähte Schuhe', 'rahmengenäht'],
    fr: ['cousu goodyear', 'chaussures cousues goodyear'],
    en: ['goodyear welted shoes', 'resoleable shoes'],
  }),
]
