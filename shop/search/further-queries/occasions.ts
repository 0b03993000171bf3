import { conceptQueries, type QueryConcept } from './concept.ts'

const summer = 'women-sandals,women-slides,men-slides'
const formal = 'women-pumps,women-sandals,men-derbies'
const sneakers = 'women-sneakers,men-sneakers'
const boots = 'women-boots,men-boots'
const grippy = '11110,11120,11220,21210,21220'
const rainproof = '11110,11220,21210,11210,21110,20220'

/** What somebody wears it to: occasions, weather, dress codes, activities. */
export const occasions: readonly QueryConcept[] = [
  conceptQueries(
    'occasion',
    formal,
    'women-ballerinas,men-loafers,women-handbags,women-shoulder-bags,women-dresses,men-blazers',
    {
      nl: ['schoenen voor een bruiloft', 'bruiloft', 'trouwfeest schoenen'],
      de: ['Schuhe für Hochzeit', 'Hochzeit', 'Hochzeitsgast Schuhe'],
      fr: ['chaussures mariage', 'mariage', 'invitée mariage chaussures'],
      en: ['wedding shoes', 'wedding guest', 'shoes for a wedding'],
    },
  ),
  conceptQueries(
    'occasion',
    'women-pumps,women-sandals,women-ballerinas ivory,ecru,white,nude,blush,grey',
    'women-pumps,women-sandals',
    {
      nl: ['bruidsschoenen'],
      de: ['Brautschuhe'],
      fr: ['chaussures de mariée'],
      en: ['bridal shoes'],
    },
  ),
  conceptQueries('occasion', rainproof, `${boots},32110`, {
    nl: ['schoenen voor regen', 'regenschoenen', 'waterdichte schoenen'],
    de: ['Schuhe für Regen', 'Regenschuhe', 'wasserdichte Schuhe'],
    fr: ['chaussures pluie', 'chaussures imperméables', 'chaussures pour la pluie'],
    en: ['shoes for rain', 'waterproof shoes', 'wet weather shoes'],
  }),
  conceptQueries('occasion', boots, 'women-coats,men-coats,women-knitwear,men-knitwear', {
    nl: ['winterschoenen', 'winterlaarzen', 'schoenen voor de winter'],
    de: ['Winterschuhe', 'Winterstiefel', 'Schuhe für den Winter'],
    fr: ['chaussures d’hiver', 'bottes hiver', 'chaussures hiver'],
    en: ['winter shoes', 'winter boots', 'shoes for cold weather'],
  }),
  conceptQueries('occasion', grippy, boots, {
    nl: ['sneeuwlaarzen', 'schoenen voor sneeuw'],
    de: ['Schneestiefel', 'Schuhe für Schnee'],
    fr: ['bottes de neige', 'chaussures neige'],
    en: ['snow boots', 'shoes for snow'],
  }),
  conceptQueries('occasion', summer, `women-ballerinas,women-loafers,men-loafers,${sneakers}`, {
    nl: ['zomerschoenen', 'schoenen voor de zomer', 'zomer'],
    de: ['Sommerschuhe', 'Schuhe für den Sommer', 'Sommer'],
    fr: ['chaussures d’été', 'chaussures été', 'été'],
    en: ['summer shoes', 'shoes for hot weather', 'summer'],
  }),
  conceptQueries('occasion', 'women-slides,men-slides', 'women-sandals', {
    nl: ['strandslippers', 'schoenen voor het strand', 'zwembad slippers'],
    de: ['Strandschuhe', 'Badeschuhe', 'Schuhe für den Strand'],
    fr: ['chaussures de plage', 'plage', 'claquettes piscine'],
    en: ['beach shoes', 'pool sliders', 'shoes for the beach'],
  }),
  conceptQueries(
    'occasion',
    'women-pumps,women-loafers,men-loafers,men-derbies',
    'women-ballerinas,women-chelsea-boots,men-chelsea-boots',
    {
      nl: ['schoenen voor kantoor', 'werkschoenen kantoor', 'zakelijke schoenen'],
      de: ['Büroschuhe', 'Schuhe fürs Büro', 'Businessschuhe'],
      fr: ['chaussures bureau', 'chaussures pour le travail', 'chaussures professionnelles'],
      en: ['office shoes', 'work shoes', 'business shoes'],
    },
  ),
  conceptQueries(
    'occasion',
    'women-pumps,women-loafers,men-derbies,men-loafers,women-blazers,men-blazers',
    'women-ballerinas',
    {
      nl: ['sollicitatiegesprek', 'schoenen sollicitatie'],
      de: ['Vorstellungsgespräch', 'Schuhe Bewerbungsgespräch'],
      fr: ['entretien d’embauche', 'chaussures entretien'],
      en: ['job interview', 'interview shoes'],
    },
  ),
  conceptQueries(
    'occasion',
    'women-pumps,women-sandals',
    'women-ballerinas,men-derbies,women-shoulder-bags,women-dresses',
    {
      nl: ['feestschoenen', 'schoenen voor een feest', 'uitgaansschoenen'],
      de: ['Partyschuhe', 'Schuhe für eine Party', 'Schuhe zum Ausgehen'],
      fr: ['chaussures de soirée', 'chaussures de fête', 'soirée'],
      en: ['party shoes', 'going out shoes', 'party heels'],
    },
  ),
  conceptQueries(
    'occasion',
    '10310,10330,10340,10350,10520,12210,12220',
    'women-pumps,women-sandals,women-shoulder-bags,men-derbies,women-dresses',
    {
      nl: ['gala', 'kerstdiner schoenen'],
      de: ['Gala', 'Abendschuhe'],
      fr: ['gala', 'réveillon chaussures'],
      en: ['gala', 'black tie heels'],
    },
  ),
  conceptQueries('occasion', '11110,11120,21210,21220', `${boots},women-runners,men-runners`, {
    nl: ['wandelschoenen', 'schoenen om te wandelen', 'bergschoenen'],
    de: ['Wanderschuhe', 'Schuhe zum Wandern', 'Trekkingschuhe'],
    fr: ['chaussures de randonnée', 'chaussures de marche', 'randonnée'],
    en: ['hiking boots', 'walking boots', 'hiking'],
  }),
  conceptQueries('occasion', 'women-runners,men-runners', sneakers, {
    nl: ['sportschoenen', 'schoenen voor de sportschool', 'fitness schoenen'],
    de: ['Fitnessschuhe', 'Schuhe fürs Fitnessstudio', 'Sport'],
    fr: ['chaussures de sport', 'chaussures fitness', 'salle de sport'],
    en: ['gym shoes', 'sports shoes', 'fitness trainers'],
  }),
  conceptQueries('occasion', summer, `${sneakers},women-ballerinas,women-loafers,men-loafers`, {
    nl: ['vakantie', 'vakantieschoenen'],
    de: ['Urlaub', 'Urlaubsschuhe'],
    fr: ['vacances', 'chaussures vacances'],
    en: ['holiday shoes', 'vacation'],
  }),
  conceptQueries(
    'occasion',
    'women-pumps,men-derbies,women-ballerinas,men-loafers black',
    'women-pumps,men-derbies,men-loafers,women-ballerinas navy,charcoal,dark-brown',
    {
      nl: ['begrafenis schoenen'],
      de: ['Schuhe Beerdigung'],
      fr: ['chaussures enterrement'],
      en: ['funeral shoes'],
    },
  ),
  conceptQueries('occasion', '10310,10360,10440,10520,10530', 'women-pumps,women-sandals,women-ballerinas', {
    nl: ['dansschoenen'],
    de: ['Tanzschuhe'],
    fr: ['chaussures de danse'],
    en: ['dancing shoes'],
  }),
  conceptQueries('occasion', sneakers, 'women-loafers,men-loafers,women-ballerinas,women-boots,men-boots', {
    nl: ['schoenen voor een stedentrip', 'schoenen om lang op te lopen'],
    de: ['Schuhe für Städtereise', 'bequeme Schuhe zum Laufen'],
    fr: ['chaussures pour visiter une ville', 'chaussures confortables pour marcher'],
    en: ['city break shoes', 'comfortable walking shoes'],
  }),
  conceptQueries('occasion', boots, 'women-coats,men-coats,women-knitwear,men-knitwear', {
    nl: ['herfstschoenen'],
    de: ['Herbstschuhe'],
    fr: ['chaussures automne'],
    en: ['autumn shoes'],
  }),
  conceptQueries('occasion', 'women-totes', 'women-handbags', {
    nl: ['werktas', 'tas voor kantoor'],
    de: ['Bürotasche', 'Tasche für die Arbeit'],
    fr: ['sac pour le travail', 'sac de bureau'],
    en: ['work bag', 'office bag'],
  }),
  conceptQueries('dress code', 'men-derbies,men-loafers', 'men-blazers,men-chelsea-boots', {
    nl: ['schoenen onder pak', 'business schoenen heren'],
    de: ['Schuhe zum Anzug', 'Businessschuhe Herren'],
    fr: ['chaussures costume homme', 'chaussures business homme'],
    en: ['shoes to go with a suit', 'business shoes men'],
  }),
  conceptQueries(
    'dress code',
    'men-loafers,men-derbies,men-chelsea-boots,20110,20120',
    'men-sneakers,men-blazers,men-boots',
    {
      nl: ['smart casual heren'],
      de: ['Smart Casual Herren'],
      fr: ['smart casual homme'],
      en: ['smart casual men'],
    },
  ),
  conceptQueries(
    'dress code',
    '10310,10330,10340,10350,10370,10520',
    'women-pumps,women-sandals,women-dresses,women-shoulder-bags',
    {
      nl: ['cocktail schoenen dames'],
      de: ['Cocktail Schuhe Damen'],
      fr: ['chaussures cocktail femme'],
      en: ['cocktail shoes women'],
    },
  ),
]
