import type { BrandFeed } from '#shop/catalog/catalog-feed.ts'

/** The house brand and nine invented makers. */
const list = [
  {
    key: 'cordwainer',
    name: 'Cordwainer',
    slug: 'cordwainer',
    story: {
      en: 'A cordwainer makes new shoes from new leather; a cobbler mends old ones. We took the name because we start every model from the hide. Our house label is drawn above the shop in Utrecht and made in small runs by the workshops we visit ourselves. No logos, no seasons to chase: if a last is right, we keep it.',
      nl: 'Een cordwainer maakt nieuwe schoenen van nieuw leer; een schoenlapper herstelt oude. We kozen die naam omdat elk model bij ons met de huid begint. Ons eigen merk wordt boven de winkel in Utrecht getekend en in kleine series gemaakt in ateliers waar we zelf over de vloer komen. Geen logo’s, geen haast: is een leest goed, dan blijft hij.',
      de: 'Ein Cordwainer fertigt neue Schuhe aus neuem Leder, der Flickschuster repariert alte. Den Namen haben wir gewählt, weil bei uns jedes Modell mit der Haut beginnt. Gezeichnet wird über dem Laden in Utrecht, gefertigt in kleinen Serien in Werkstätten, die wir persönlich kennen. Keine Logos, keine Eile: Ein Leisten, der stimmt, bleibt.',
      fr: 'Le cordwainer, c’est le cordouanier d’autrefois : il fait du neuf dans du cuir neuf. Nous avons repris le mot parce que chacun de nos modèles part de la peau. La ligne maison se dessine au-dessus de la boutique d’Utrecht et se fabrique en petites séries, dans des ateliers où nous avons nos habitudes. Ni logo ni course aux saisons : une bonne forme, on la garde.',
    },
  },
  {
    key: 'langstraet',
    name: 'Langstraet',
    slug: 'langstraet',
    story: {
      en: 'For two centuries the villages between Waalwijk and Den Bosch lived off shoes. Langstraet is what remains of it: forty people, a row of welting machines older than most of them, and a waiting list for the apprenticeship. They make boots and lace-ups that come back to be resoled, not replaced.',
      nl: 'Twee eeuwen lang leefden de dorpen tussen Waalwijk en Den Bosch van schoenen. Langstraet is wat daarvan bleef: veertig mensen, een rij randnaaimachines die ouder zijn dan de meesten van hen, en een wachtlijst voor de leerplek. Ze maken boots en veterschoenen die terugkomen voor een nieuwe zool, niet voor een nieuw paar.',
      de: 'Zwei Jahrhunderte lang lebten die Dörfer zwischen Waalwijk und Den Bosch vom Schuh. Langstraet ist geblieben: vierzig Leute, eine Reihe Einstechmaschinen, die älter sind als die meisten von ihnen, und eine Warteliste für die Lehre. Ihre Stiefel und Schnürschuhe kommen zum Besohlen zurück, nicht zum Umtausch.',
      fr: 'Pendant deux siècles, les villages entre Waalwijk et Bois-le-Duc ont vécu de la chaussure. Langstraet en est l’héritière : quarante personnes, une rangée de machines à coudre les trépointes plus âgées que la plupart d’entre elles, et une liste d’attente pour l’apprentissage. On y fait des bottines et des derbies qui reviennent pour un ressemelage, jamais au rebut.',
    },
  },
  {
    key: 'tidewerk',
    name: 'Tidewerk',
    slug: 'tidewerk',
    story: {
      en: 'Tidewerk started on the Groningen coast with one question: can a trainer be as plain as a dyke? The answer is a stitched cup sole, good leather and nothing that flashes. Every model is named after something the sea does.',
      nl: 'Tidewerk begon aan de Groningse kust met één vraag: kan een sneaker zo eenvoudig zijn als een dijk? Het antwoord is een gestikte schaalzool, goed leer en niets dat glimt. Elk model heet naar iets wat de zee doet.',
      de: 'An der Groninger Küste fing Tidewerk mit einer Frage an: Darf ein Sneaker so schlicht sein wie ein Deich? Die Antwort sind eine genähte Schalensohle, gutes Leder und nichts, was blinkt. Benannt ist jedes Modell nach etwas, das das Meer tut.',
      fr: 'Sur la côte de Groningue, Tidewerk est parti d’une question : une basket peut-elle être aussi simple qu’une digue ? La réponse tient en une semelle cuvette cousue, un beau cuir et rien qui clignote. Chaque modèle porte le nom d’un geste de la mer.',
    },
  },
  {
    key: 'torrevanni',
    name: 'Torrevanni',
    slug: 'torrevanni',
    story: {
      en: 'In the hills of the Marche, heels are a matter of balance: two millimetres too far back and you feel it by noon. Torrevanni has been moving those two millimetres since 1961. The third generation now runs the last room, and still walks every pair down the corridor before it is approved.',
      nl: 'In de heuvels van de Marche zijn hakken een kwestie van evenwicht: twee millimeter te ver naar achteren en je voelt het al voor de lunch. Torrevanni verschuift die twee millimeter sinds 1961. De derde generatie leidt nu de leestenkamer en loopt nog altijd elk paar zelf de gang door.',
      de: 'In den Hügeln der Marken ist der Absatz eine Frage der Balance: zwei Millimeter zu weit hinten, und mittags spürt man es. Torrevanni verschiebt diese zwei Millimeter seit 1961. Heute führt die dritte Generation die Leistenkammer und läuft weiterhin jedes Paar selbst den Flur hinunter, bevor es freigegeben wird.',
      fr: 'Dans les collines des Marches, le talon est une affaire d’équilibre : deux millimètres trop en arrière et l’on s’en aperçoit à midi. Torrevanni déplace ces deux millimètres depuis 1961. La troisième génération dirige la salle des formes et arpente encore le couloir avec chaque paire avant de la valider.',
    },
  },
  {
    key: 'aubrelle',
    name: 'Aubrelle',
    slug: 'aubrelle',
    story: {
      en: 'Aubrelle grew out of a repair counter in Lyon, where dancers brought in their slippers. The soft sack construction, sewn inside out and turned by hand, comes straight from that counter. The bags came later, cut from the same skins and just as light.',
      nl: 'Aubrelle ontstond aan een reparatiebalie in Lyon, waar danseressen hun schoentjes brachten. De soepele zakconstructie, binnenstebuiten genaaid en met de hand gekeerd, komt rechtstreeks daarvandaan. De tassen volgden later, gesneden uit dezelfde huiden en net zo licht.',
      de: 'Aubrelle entstand an einem Reparaturtresen in Lyon, an dem Tänzerinnen ihre Schläppchen abgaben. Von dort stammt die weiche Machart, auf links genäht und von Hand gewendet. Die Taschen kamen später hinzu, aus denselben Häuten geschnitten und ebenso leicht.',
      fr: 'Aubrelle est née derrière un comptoir de réparation lyonnais, où les danseuses déposaient leurs chaussons. Le montage cousu-retourné, souple comme un gant, vient de là. Les sacs ont suivi, taillés dans les mêmes peaux et tout aussi légers.',
    },
  },
  {
    key: 'foldwick',
    name: 'Foldwick',
    slug: 'foldwick',
    story: {
      en: 'Walsall made saddles when Walsall made anything at all. Foldwick still buys its leather by the back and cuts bags and belts from it the way a saddler would: thick, edge-stained and stitched eight to the inch. It is stiff on the first day and yours by the second month.',
      nl: 'Walsall leefde van zadels, en Foldwick leeft er nog altijd een beetje van. Het leer komt er als hele rug binnen en wordt gesneden zoals een zadelmaker dat doet: dik, met gekleurde randen en acht steken per inch. De eerste dag voelt het stug, na twee maanden is het van jou.',
      de: 'Walsall lebte einst vom Sattel, und bei Foldwick merkt man das noch. Das Leder kommt als ganzer Rücken ins Haus und wird geschnitten, wie ein Sattler es täte: dick, mit gefärbten Kanten und acht Stichen pro Zoll. Am ersten Tag fühlt es sich steif an, nach zwei Monaten gehört es Ihnen.',
      fr: 'Walsall vivait de la selle, et chez Foldwick on s’en souvient. Le cuir y entre en croupon entier et se coupe à la manière des selliers : épais, tranches teintées, huit points au pouce. Raide le premier jour, il est à vous dès le deuxième mois.',
    },
  },
  {
    key: 'ebbelund',
    name: 'Ebbelund',
    slug: 'ebbelund',
    story: {
      en: 'Ebbelund makes few clothes and makes them slowly, in a former dairy on the island of Funen. The wool is spun to order, the patterns change by centimetres rather than by fashion. A coat should last long enough to be borrowed by a daughter or a son.',
      nl: 'Ebbelund maakt weinig kleren, en rustig aan, in een oude melkfabriek op Funen. De wol wordt op bestelling gesponnen en de patronen veranderen per centimeter, niet per mode. Een jas hoort lang genoeg mee te gaan om door je dochter of zoon geleend te worden.',
      de: 'Ebbelund fertigt wenige Kleidungsstücke, und das in Ruhe, in einer alten Molkerei auf Fünen. Die Wolle wird auf Bestellung gesponnen, die Schnitte ändern sich um Zentimeter statt mit der Mode. Ein Mantel soll so lange halten, dass Tochter oder Sohn ihn sich einmal ausleihen.',
      fr: 'Ebbelund fait peu de vêtements, et sans se presser, dans une ancienne laiterie de l’île de Fionie. La laine est filée à la commande, les patrons évoluent au centimètre plutôt qu’au gré des modes. Un manteau doit durer assez pour qu’une fille ou un fils vous l’emprunte.',
    },
  },
  {
    key: 'laufwald',
    name: 'Laufwald',
    slug: 'laufwald',
    story: {
      en: 'Two orthopaedic shoemakers from Freiburg got tired of correcting other people’s running shoes and drew their own. Laufwald tests on forest paths, not on treadmills, and repairs what wears out first: heel pulls, laces and insoles are sold as parts.',
      nl: 'Twee orthopedisch schoenmakers uit Freiburg hadden genoeg van het bijschaven van andermans hardloopschoenen en tekenden er zelf een. Laufwald test op bospaden, niet op loopbanden, en repareert wat het eerst slijt: hiellussen, veters en zolen zijn los te krijgen.',
      de: 'Zwei Orthopädieschuhmacher aus Freiburg waren es leid, fremde Laufschuhe nachzubessern, und zeichneten ihren eigenen. Laufwald testet auf Waldwegen statt auf Laufbändern und ersetzt, was zuerst verschleißt: Fersenschlaufen, Schnürsenkel und Einlegesohlen gibt es einzeln.',
      fr: 'Lassés de corriger les chaussures des autres, deux bottiers orthopédistes de Fribourg-en-Brisgau ont dessiné la leur. Laufwald fait ses essais sur sentier, jamais sur tapis, et remplace ce qui s’use en premier : tirants, lacets et semelles se vendent à la pièce.',
    },
  },
  {
    key: 'menorval',
    name: 'Menorval',
    slug: 'menorval',
    story: {
      en: 'On Menorca shoes are cut in the morning, before it gets too warm for the glue. Menorval has kept those hours for three generations. The sandals are simple enough to draw in one line and made from leather tanned with mimosa bark, which smells of summer for about a year.',
      nl: 'Op Menorca snij je schoenen in de ochtend, voordat het te warm wordt voor de lijm. Menorval houdt zich al drie generaties aan die uren. De sandalen zijn zo eenvoudig dat je ze in één lijn tekent, van leer dat met mimosabast is gelooid en een jaar lang naar zomer ruikt.',
      de: 'Auf Menorca wird morgens zugeschnitten, bevor es dem Kleber zu warm wird. Menorval hält sich seit drei Generationen an diese Stunden. Die Sandalen lassen sich mit einer einzigen Linie zeichnen; ihr Leder ist mit Mimosenrinde gegerbt und duftet gut ein Jahr lang nach Sommer.',
      fr: 'À Minorque, on coupe le cuir le matin, avant que la chaleur ne gagne la colle. Menorval respecte ces horaires depuis trois générations. Des sandales que l’on dessine d’un seul trait, dans un cuir tanné à l’écorce de mimosa qui sent l’été une bonne année.',
    },
  },
  {
    key: 'boenhof',
    name: 'Boenhof',
    slug: 'boenhof',
    story: {
      en: 'Izegem lived off two trades, shoes and brushes, and Boenhof stands where they meet. Four people boil balm on Mondays, when the kitchen next door is closed, and set bristle the rest of the week. There are seven things in the catalogue, and no plans for an eighth: if a pair needs more than these, it needs a shoemaker.',
      nl: 'Izegem leefde van twee ambachten, schoenen en borstels, en Boenhof staat waar ze elkaar raken. Vier mensen koken er balsem op maandag, als de keuken van de buren dicht is, en trekken de rest van de week borstels. Het aanbod telt zeven dingen en een achtste komt er niet: heeft een paar meer nodig, dan heeft het een schoenmaker nodig.',
      de: 'Izegem lebte von zwei Gewerben, Schuhen und Bürsten, und Boenhof steht, wo sie sich treffen. Vier Leute kochen montags Balsam, wenn die Küche nebenan geschlossen ist, und ziehen an den übrigen Tagen Bürsten ein. Das Sortiment umfasst sieben Dinge, ein achtes ist nicht geplant: Braucht ein Paar mehr, dann braucht es einen Schuhmacher.',
      fr: 'Izegem vivait de deux métiers, la chaussure et la brosse ; Boenhof se tient là où ils se rejoignent. On y est quatre à cuire le baume le lundi, quand la cuisine d’à côté est fermée, et à monter le crin le reste de la semaine. Le catalogue compte sept articles et n’en attend pas un huitième : si une paire demande davantage, c’est d’un cordonnier qu’elle a besoin.',
    },
  },
] as const satisfies readonly BrandFeed[]

export type BrandKey = (typeof list)[number]['key']

export const brands: readonly BrandFeed[] = list
