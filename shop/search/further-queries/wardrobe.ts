import { conceptQueries, type QueryConcept } from './concept.ts'

const coats = 'women-coats,men-coats'
const blazers = 'women-blazers,men-blazers'
const knitwear = 'women-knitwear,men-knitwear'
const tees = 'women-tees,men-tees'
const belts = 'women-belts,men-belts'

/** Clothes, bags, belts and what keeps leather well. */
export const wardrobe: readonly QueryConcept[] = [
  conceptQueries('synonym', coats, undefined, {
    nl: ['mantel', 'overjas', 'wollen jas'],
    de: ['Mantel', 'Wollmantel', 'Wintermantel'],
    fr: ['manteau', 'manteau en laine', 'pardessus'],
    en: ['coat', 'overcoat', 'wool coat'],
  }),
  conceptQueries('synonym', blazers, undefined, {
    nl: ['jasje', 'colbert', 'blazer'],
    de: ['Sakko', 'Jackett', 'Blazer'],
    fr: ['veste', 'veste de tailleur', 'blazer'],
    en: ['suit jacket', 'blazer', 'sports jacket'],
  }),
  conceptQueries('category', 'women-dresses', undefined, {
    nl: ['jurkje', 'midi jurk', 'kleedje'],
    de: ['Kleid', 'Midikleid', 'Damenkleid'],
    fr: ['robe', 'robe mi-longue', 'robe midi'],
    en: ['dress', 'midi dress', 'frock'],
  }),
  conceptQueries('synonym', knitwear, undefined, {
    nl: ['pullover', 'trui', 'wollen trui'],
    de: ['Pullover', 'Strickpullover', 'Wollpullover'],
    fr: ['pull', 'pull en laine', 'chandail'],
    en: ['jumper', 'sweater', 'pullover'],
  }),
  conceptQueries('category', tees, undefined, {
    nl: ['shirtje', 'T-shirt', 'katoenen shirt'],
    de: ['T-Shirt', 'Shirt', 'Baumwollshirt'],
    fr: ['tee-shirt', 't-shirt coton', 'tee shirt'],
    en: ['tee', 'cotton t-shirt', 'tshirt'],
  }),
  conceptQueries('category', 'women-bags', undefined, {
    nl: ['tas', 'leren tas', 'damestas'],
    de: ['Tasche', 'Ledertasche', 'Damentaschen'],
    fr: ['sac', 'sac en cuir', 'sac femme'],
    en: ['bag', 'leather bag', 'ladies bag'],
  }),
  conceptQueries('synonym', '12210,12220', 'women-shoulder-bags,12120,12130', {
    nl: ['avondtasje', 'clutch'],
    de: ['Abendtasche', 'Clutch'],
    fr: ['pochette de soirée', 'sac de soirée'],
    en: ['evening bag', 'clutch bag'],
  }),
  conceptQueries('synonym', 'women-shoulder-bags', 'women-bags', {
    nl: ['crossbody tas', 'schoudertasje'],
    de: ['Umhängetasche', 'Schultertasche'],
    fr: ['sac bandoulière', 'sac à chaîne'],
    en: ['crossbody bag', 'shoulder bag'],
  }),
  conceptQueries('synonym', 'women-totes', 'women-bags', {
    nl: ['boodschappentas', 'laptoptas', 'grote tas'],
    de: ['Laptoptasche', 'Einkaufstasche', 'große Tasche'],
    fr: ['cabas', 'sac ordinateur', 'grand sac'],
    en: ['tote bag', 'laptop bag', 'large bag'],
  }),
  conceptQueries('synonym', 'women-handbags', 'women-bags', {
    nl: ['kleine handtas', 'handtasje leer'],
    de: ['kleine Handtasche', 'Henkeltasche'],
    fr: ['petit sac à main', 'sac à main cuir'],
    en: ['purse', 'small handbag'],
  }),
  conceptQueries('synonym', belts, undefined, {
    nl: ['ceintuur', 'broekriem', 'leren riem'],
    de: ['Ledergürtel', 'Gürtel', 'Hosengürtel'],
    fr: ['ceinture', 'ceinture cuir', 'ceinturon'],
    en: ['belt', 'leather belt', 'waist belt'],
  }),
  conceptQueries('category', 'men-belts', undefined, {
    nl: ['riem heren'],
    de: ['Herrengürtel'],
    fr: ['ceinture homme'],
    en: ['mens belts'],
  }),
  conceptQueries('care', '31310,31210', 'care-creams', {
    nl: ['schoensmeer', 'schoenpoets'],
    de: ['Schuhcreme', 'Schuhwichse'],
    fr: ['cirage', 'crème pour chaussures'],
    en: ['shoe polish', 'boot polish'],
  }),
  conceptQueries('care', '31110', 'care-creams', {
    nl: ['leervet', 'leerbalsem'],
    de: ['Lederfett', 'Lederbalsam'],
    fr: ['baume cuir', 'graisse pour cuir'],
    en: ['leather conditioner', 'leather balm'],
  }),
  conceptQueries('care', '32110', undefined, {
    nl: ['impregneerspray', 'waterafstotende spray'],
    de: ['Imprägnierspray', 'Imprägnierung'],
    fr: ['imperméabilisant', 'spray imperméabilisant'],
    en: ['waterproofing spray', 'protector spray'],
  }),
  conceptQueries('care', 'care-brushes', undefined, {
    nl: ['schoenborstel', 'borstel'],
    de: ['Schuhbürste', 'Bürste'],
    fr: ['brosse à chaussures', 'brosse'],
    en: ['shoe brush', 'brush'],
  }),
  conceptQueries('care', '33210', 'care-brushes,care-protection', {
    nl: ['borstel voor suède', 'suède schoenen schoonmaken'],
    de: ['Wildlederbürste', 'Bürste für Velours'],
    fr: ['brosse pour daim', 'nettoyer le daim'],
    en: ['suede brush', 'suede cleaner'],
  }),
  conceptQueries('care', '34110', undefined, {
    nl: ['spanners', 'cederhouten schoenspanners'],
    de: ['Schuhspanner', 'Schuhformer'],
    fr: ['embauchoirs', 'embauchoir cèdre'],
    en: ['shoe trees', 'shoe stretchers cedar'],
  }),
]
