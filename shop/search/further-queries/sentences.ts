import { conceptQueries, type QueryConcept } from './concept.ts'

const blue = 'navy,light-blue,slate-blue,petrol'
const green = 'green,moss,sage,olive'
const brown = 'brown,dark-brown,cognac'
const beige = 'sand,camel,nude,ecru,taupe'
const light = 'white,ivory,ecru'
const suedeMen = '20120,20230,20330,21120,21220'

/** Colours, materials, sizes and prices, and questions as people ask them. */
export const sentences: readonly QueryConcept[] = [
  conceptQueries('colour', 'women-sneakers,men-sneakers white,ivory,ecru', 'women-sneakers,men-sneakers', {
    nl: ['sneakers wit', 'witte gympen'],
    de: ['weiße Turnschuhe', 'Sneaker weiss'],
    fr: ['baskets blanches', 'tennis blanches'],
    en: ['white trainers', 'white tennis shoes'],
  }),
  conceptQueries('colour', 'women-shoes,men-shoes red', 'women-shoes,men-shoes burgundy,rust,coral', {
    nl: ['rode schoenen'],
    de: ['rote Schuhe'],
    fr: ['chaussures rouges'],
    en: ['red shoes'],
  }),
  conceptQueries('colour', `women-bags ${green}`, 'women-bags', {
    nl: ['groene handtas', 'groen tasje'],
    de: ['grüne Handtasche', 'Tasche grün'],
    fr: ['sac vert', 'sac à main vert'],
    en: ['green handbag', 'green bag'],
  }),
  conceptQueries('colour', 'women-boots black', 'women-boots charcoal', {
    nl: ['zwarte dameslaarzen', 'zwarte laarzen dames'],
    de: ['schwarze Damenstiefel', 'schwarze Stiefel Damen'],
    fr: ['bottes noires femme', 'bottines noires femme'],
    en: ['black boots womens', 'ladies black boots'],
  }),
  conceptQueries('colour', `men-shoes ${brown}`, `men-shoes ${beige}`, {
    nl: ['bruine herenschoenen'],
    de: ['braune Herrenschuhe'],
    fr: ['chaussures marron homme'],
    en: ['brown mens shoes'],
  }),
  conceptQueries('colour', `women-pumps ${beige}`, 'women-pumps', {
    nl: ['beige pumps', 'huidkleurige pumps'],
    de: ['beige Pumps', 'hautfarbene Pumps'],
    fr: ['escarpins beiges', 'escarpins couleur chair'],
    en: ['beige heels', 'skin tone heels'],
  }),
  conceptQueries('colour', `women-shoes,men-shoes ${blue}`, undefined, {
    nl: ['donkerblauwe schoenen', 'blauwe schoenen'],
    de: ['blaue Schuhe', 'dunkelblaue Schuhe'],
    fr: ['chaussures bleues', 'chaussures bleu marine'],
    en: ['blue shoes', 'navy shoes'],
  }),
  conceptQueries('colour', 'women-shoes pink,blush', 'women-shoes coral,plum', {
    nl: ['roze damesschoenen'],
    de: ['rosa Damenschuhe'],
    fr: ['chaussures roses femme'],
    en: ['pink womens shoes'],
  }),
  conceptQueries('material', suedeMen, undefined, {
    nl: ['suède herenschoenen', 'suède schoenen heren'],
    de: ['Wildlederschuhe Herren', 'Herrenschuhe Velours'],
    fr: ['chaussures en daim homme', 'chaussures daim homme'],
    en: ['mens suede shoes', 'suede shoes for men'],
  }),
  conceptQueries('material', '10130,20120', 'women-sneakers,men-sneakers', {
    nl: ['sneakers van suède'],
    de: ['Wildleder Sneaker'],
    fr: ['baskets en daim'],
    en: ['suede trainers'],
  }),
  conceptQueries('material', 'women-coats,men-coats,women-knitwear,men-knitwear', 'women-blazers,men-blazers', {
    nl: ['wol'],
    de: ['Wolle'],
    fr: ['laine'],
    en: ['wool'],
  }),
  conceptQueries('typo', 'women-chelsea-boots,men-chelsea-boots', undefined, {
    nl: ['chelsae boots', 'chelsy boots'],
    de: ['Chelsy Boots', 'Chealsea Boots'],
    fr: ['chelsae boots', 'botines chelsea'],
    en: ['chealsea boots', 'chelsy boots'],
  }),
  conceptQueries('typo', 'women-ballerinas', undefined, {
    nl: ['balarina’s', 'ballarinas'],
    de: ['Balerinas', 'Ballarinas'],
    fr: ['balerines', 'ballerinnes'],
    en: ['balerinas', 'ballarinas'],
  }),
  conceptQueries('size', 'women-pumps size:39', 'women-pumps', {
    nl: ['maat 39 pumps', 'pumps 39'],
    de: ['Pumps Größe 39', 'Pumps Gr. 39'],
    fr: ['escarpins pointure 39', 'escarpins taille 39'],
    en: ['pumps size 39', 'size eu 39 pumps'],
  }),
  conceptQueries('size', 'men-boots size:46', 'men-boots', {
    nl: ['herenlaarzen maat 46'],
    de: ['Herrenstiefel Größe 46'],
    fr: ['bottines homme 46'],
    en: ['mens boots eu 46'],
  }),
  conceptQueries('price', 'women-sneakers,men-sneakers under:100', 'women-sneakers,men-sneakers', {
    nl: ['sneakers onder 100 euro', 'sneakers tot € 100'],
    de: ['Sneaker unter 100 Euro', 'Sneaker bis 100 €'],
    fr: ['baskets moins de 100 euros', 'baskets à moins de 100 €'],
    en: ['trainers under £100', 'trainers less than 100 pounds'],
  }),
  conceptQueries('price', 'women-boots under:200', 'women-boots', {
    nl: ['dameslaarzen onder de 200'],
    de: ['Damenstiefel unter 200 €'],
    fr: ['bottes femme moins de 200 €'],
    en: ['womens boots below £200'],
  }),
  conceptQueries('price', 'women-bags under:180', 'women-bags', {
    nl: ['tas tot 180 euro'],
    de: ['Handtasche bis 180 Euro'],
    fr: ['sac à main moins de 180 euros'],
    en: ['handbag up to £180'],
  }),
  conceptQueries(
    'long',
    'women-ankle-boots,women-chelsea-boots black size:38',
    'women-ankle-boots,women-chelsea-boots',
    {
      nl: ['ik zoek zwarte enkellaarsjes in maat 38', 'zwarte korte laarsjes voor dames maat 38 graag'],
      de: ['ich suche schwarze Stiefeletten in Größe 38', 'schwarze kurze Stiefel für Damen in 38'],
      fr: ['je cherche des bottines noires en taille 38', 'bottines noires pour femme pointure 38 svp'],
      en: ['i am looking for black ankle boots in size 38', 'black ankle boots for women eu 38 please'],
    },
  ),
  conceptQueries('long', 'women-pumps red size:39', 'women-pumps red,burgundy', {
    nl: ['rode pumps maat 39 voor een bruiloft'],
    de: ['rote Pumps in Größe 39 für eine Hochzeit'],
    fr: ['escarpins rouges en 39 pour un mariage'],
    en: ['red heels in eu 39 for a wedding'],
  }),
  conceptQueries('long', `men-derbies,men-loafers ${brown}`, `men-derbies,men-loafers`, {
    nl: ['nette bruine schoenen voor bij een blauw pak heren'],
    de: ['elegante braune Schuhe zum blauen Anzug für Herren'],
    fr: ['chaussures marron habillées pour homme avec un costume'],
    en: ['smart brown shoes for men to wear with a suit'],
  }),
  conceptQueries('long', 'women-sneakers under:120', 'women-sneakers', {
    nl: ['makkelijke sneakers voor dames die niet meer dan 120 euro kosten'],
    de: ['bequeme Sneaker für Damen die nicht mehr als 120 Euro kosten'],
    fr: ['baskets confortables pour femme qui ne coûtent pas plus de 120 euros'],
    en: ['comfortable trainers for women that cost no more than 120 pounds'],
  }),
  conceptQueries('long', '11110,11120,21210,21220', 'women-boots,men-boots', {
    nl: ['stevige veterlaarzen met profielzool voor in het bos'],
    de: ['robuste Schnürstiefel mit Profilsohle für den Wald'],
    fr: ['bottines à lacets solides à semelle crantée pour la forêt'],
    en: ['sturdy lace-up boots with a deep tread for the woods'],
  }),
  conceptQueries('long', 'women-totes', 'women-bags', {
    nl: ['een grote leren tas waar mijn laptop in past'],
    de: ['eine große Ledertasche in die mein Laptop passt'],
    fr: ['un grand sac en cuir pour mon ordinateur portable'],
    en: ['a big leather bag that fits my laptop'],
  }),
  conceptQueries('long', `women-ballerinas,women-loafers ${blue}`, 'women-ballerinas,women-loafers', {
    nl: ['platte blauwe schoenen voor dames zonder veters'],
    de: ['flache blaue Schuhe für Damen ohne Schnürsenkel'],
    fr: ['chaussures plates bleues pour femme sans lacets'],
    en: ['flat blue shoes for women without laces'],
  }),
  conceptQueries('long', `women-sandals ${light},blush,butter`, 'women-sandals', {
    nl: ['lichte sandalen met een hakje voor de zomer'],
    de: ['helle Sandalen mit kleinem Absatz für den Sommer'],
    fr: ['sandales claires à petit talon pour l’été'],
    en: ['light coloured sandals with a small heel for summer'],
  }),
]
