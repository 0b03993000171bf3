import { describe, expect, test } from 'vitest'
import { knownLanguages, type Language } from '#kernel/storefront.ts'
import { foldText } from '../text.ts'
import { languageRules } from './rules.ts'

/** Words of one line are forms of one word. */
const forms: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'laars laarzen laarsje laarsjes',
    'schoen schoenen schoentje schoentjes',
    'tas tassen tasje tasjes',
    'jas jassen jasje',
    'sandaal sandalen sandaaltje sandaaltjes',
    'hoog hoge',
    'rood rode',
    'wit witte',
    'grijs grijze',
    'paars paarse',
    'leer leren',
    'sneaker sneakers',
    'ballerina ballerina’s',
    'riem riemen riempje',
    'trui truien truitje',
    'dame dames',
    'man mannen mannetje',
    'maan manen',
    'leder lederen',
    'laag lage',
    'geel gele',
    'boot boten',
    'bot botten',
  ],
  de: [
    'Stiefel Stiefeln Stiefelchen',
    'Stiefelette Stiefeletten',
    'Schuh Schuhe Schuhen',
    'Tasche Taschen Täschchen',
    'Handtasche Handtaschen',
    'Gürtel Guertel Gürteln',
    'schwarz schwarze schwarzer schwarzen schwarzes',
    'grün gruen grüne',
    'weiß weiss weiße weisse',
    'hoch hohe hohen',
    'Mantel Mäntel',
    'Sandale Sandalen',
    'Dame Damen',
    'Boot Boots',
  ],
  fr: [
    'bottine bottines',
    'noir noire noirs noires',
    'blanc blanche blanches',
    'gris grise grises',
    'vert verte vertes',
    'manteau manteaux',
    'haut hauts haute hautes',
    'basket baskets',
    'violet violette violettes',
    'doré dorée dorées',
    'escarpin escarpins',
  ],
  es: [
    'zapato zapatos zapatito zapatitos',
    'bota botas',
    'botín botines',
    'tacón tacones',
    'marrón marrones',
    'sandalia sandalias',
    'zapatilla zapatillas',
    'negro negra negros negras',
    'blanco blanca blancos blancas',
    'azul azules',
    'gris grises',
    'verde verdes',
    'bolso bolsos bolsito',
    'jersey jerséis',
    'mocasín mocasines',
    'pantalón pantalones',
    'luz luces',
    'señora señoras',
    'vestido vestidos',
  ],
  en: [
    'boot boots',
    'shoe shoes',
    'dress dresses',
    'derby derbies',
    'heel heels heeled',
    'sneaker sneakers',
    'lace laces laced',
    'coat coats',
  ],
}

/** Words of one line are different things. */
const apart: Readonly<Record<Language, readonly string[]>> = {
  nl: ['laars lar las', 'tas tafel', 'riem rij', 'man maan', 'mannen manen', 'rok rook', 'bot boot', 'zak zaak'],
  de: ['Stiefel Stiefelette', 'Tasche Tuch', 'Rot Rost', 'Sandale Sandalette'],
  fr: ['botte bottine', 'rose rouge', 'sac sabot'],
  es: ['bota botín', 'zapato zapatilla', 'bolso bolero', 'falda faja', 'rosa rojo', 'abrigo abierto'],
  en: ['boot boat', 'slide slipper', 'bag belt'],
}

describe.each(knownLanguages)('%s', (language) => {
  const stemsOf = (line: string) =>
    line.split(' ').map((word) => languageRules[language].stem(foldText(word).replace('’', '')))

  test.each(forms[language])('%s are one word', (line) => {
    expect(new Set(stemsOf(line)).size).toBe(1)
  })

  test.each(apart[language])('%s are not', (line) => {
    expect(new Set(stemsOf(line)).size).toBe(line.split(' ').length)
  })
})
