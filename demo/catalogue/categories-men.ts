import type { NamedCategory } from './categories.ts'

export const men = [
  {
    key: 'men',
    name: { en: 'Men', nl: 'Heren', de: 'Herren', fr: 'Hommes' },
    description: {
      en: 'Fewer pairs, worn more often. Welted shoes that can be resoled, trainers without slogans and the few clothes that make them look right.',
      nl: 'Minder paren, vaker gedragen. Randgenaaide schoenen die een nieuwe zool verdienen, sneakers zonder leuzen en de paar kledingstukken die ze goed laten uitkomen.',
      de: 'Weniger Paare, öfter getragen. Rahmengenähte Schuhe, die sich neu besohlen lassen, Sneaker ohne Parolen und die wenigen Kleidungsstücke, die sie zur Geltung bringen.',
      fr: 'Moins de paires, portées plus souvent. Des souliers cousus trépointe que l’on ressemelle, des baskets sans slogan et les quelques vêtements qui les mettent en valeur.',
    },
  },
  {
    key: 'men-shoes',
    parent: 'men',
    name: { en: 'Shoes', nl: 'Schoenen', de: 'Schuhe', fr: 'Chaussures' },
    description: {
      en: 'From the derby for Monday to the slide for Sunday. Tell us nothing but your size: every page says how the last runs and what the sole can take.',
      nl: 'Van de derby voor maandag tot de slipper voor zondag. Je maat is genoeg: op elke pagina staat hoe de leest valt en wat de zool aankan.',
      de: 'Vom Derby für den Montag bis zur Pantolette für den Sonntag. Ihre Größe genügt: Auf jeder Seite steht, wie der Leisten ausfällt und was die Sohle aushält.',
      fr: 'Du derby du lundi à la claquette du dimanche. Votre pointure suffit : chaque page précise comment chausse la forme et ce qu’endure la semelle.',
    },
  },
  {
    key: 'men-sneakers',
    parent: 'men-shoes',
    name: { en: 'Trainers', nl: 'Sneakers', de: 'Sneaker', fr: 'Baskets' },
    description: {
      en: 'Leather and suede on a stitched cup sole, as plain as we could get away with; only the runners stand on foam. They go to the office on Friday and stay for the weekend.',
      nl: 'Leer en suède op een gestikte schaalzool, zo eenvoudig als we durfden; alleen de runners staan op schuim. Vrijdag mee naar kantoor, en dan het hele weekend door.',
      de: 'Leder und Velours auf genähter Schalensohle, so schlicht wie irgend möglich; nur die Runner stehen auf Schaum. Freitags mit ins Büro, dann das ganze Wochenende.',
      fr: 'Cuir et suède sur semelle cuvette cousue, aussi sobres que possible ; seules les runnings ont de la mousse. Au bureau le vendredi, aux pieds tout le week-end.',
    },
  },
  {
    key: 'men-runners',
    parent: 'men-shoes',
    name: { en: 'Runners', nl: 'Runners', de: 'Runner', fr: 'Runnings' },
    description: {
      en: 'Mesh or smooth leather on a springy sole, drawn by orthopaedic shoemakers who run themselves. Laces are sold singly as well, because those always go first.',
      nl: 'Mesh of glad leer op een verende zool, getekend door orthopedisch schoenmakers die zelf lopen. Veters zijn los te bestellen, want die gaan altijd het eerst.',
      de: 'Mesh oder glattes Leder auf federnder Sohle, gezeichnet von Orthopädieschuhmachern, die selbst laufen. Schnürsenkel lassen sich einzeln bestellen, denn die reißen zuerst.',
      fr: 'Du mesh ou du cuir lisse sur une semelle qui rebondit, dessinés par des bottiers orthopédistes qui courent eux-mêmes. Les lacets s’achètent aussi seuls : ce sont toujours eux qui cèdent.',
    },
  },
  {
    key: 'men-loafers',
    parent: 'men-shoes',
    name: { en: 'Loafers', nl: 'Loafers', de: 'Loafer', fr: 'Mocassins' },
    description: {
      en: 'The moccasin seam is sewn by hand; a slim sole, stitched through, is for dry streets, a welted one with a tread for wet ones. With a suit and no socks in June, with flannel and thick ones in November.',
      nl: 'Aan de wreefnaad komt geen machine te pas; een dunne, doorgenaaide zool is voor droge straten, een randgenaaide met profiel voor natte. In juni onder een pak zonder sokken, in november onder flanel met dikke.',
      de: 'Die Mokassinnaht entsteht von Hand; die Sohle ist dünn und durchgenäht für trockene Straßen oder rahmengenäht mit Profil für nasse. Im Juni zum Anzug ohne Socken, im November zu Flanell mit dicken.',
      fr: 'Le plateau est cousu main ; la semelle, mince et cousue Blake pour les rues sèches, ou crantée et cousue trépointe pour les autres. Avec un costume et sans chaussettes en juin, avec de la flanelle et de grosses mailles en novembre.',
    },
  },
  {
    key: 'men-derbies',
    parent: 'men-shoes',
    name: { en: 'Derbies', nl: 'Derby’s', de: 'Derbys', fr: 'Derbies' },
    description: {
      en: 'Open lacing, so that a high instep is welcome too. Most are welted in the Langstraat and on their best behaviour after the tenth wear, the two-tone one from the first.',
      nl: 'Open vetersluiting, dus ook een hoge wreef is welkom. De meeste zijn randgenaaid in de Langstraat en op hun best vanaf de tiende keer dragen, de tweekleurige vanaf de eerste.',
      de: 'Offene Schnürung, in der auch ein hoher Spann willkommen ist. Die meisten sind in der Langstraat rahmengenäht und ab dem zehnten Tragen in Bestform, der zweifarbige ab dem ersten.',
      fr: 'Un laçage ouvert qui accueille aussi les cous-de-pied forts. La plupart sont cousus trépointe dans la Langstraat et au mieux de leur forme dès le dixième port, les bicolores dès le premier.',
    },
  },
  {
    key: 'men-slides',
    parent: 'men-shoes',
    name: { en: 'Slides', nl: 'Slippers', de: 'Pantoletten', fr: 'Claquettes' },
    description: {
      en: 'Leather instead of plastic, a footbed instead of a board. For the pool, the balcony and the walk to the bakery.',
      nl: 'Leer in plaats van plastic, een voetbed in plaats van een plank. Voor het zwembad, het balkon en het ommetje naar de bakker.',
      de: 'Leder statt Kunststoff, Fußbett statt Brett. Für den Pool, den Balkon und den Gang zum Bäcker.',
      fr: 'Du cuir plutôt que du plastique, une assise plutôt qu’une planche. Pour la piscine, le balcon et l’aller-retour à la boulangerie.',
    },
  },
  {
    key: 'men-boots',
    parent: 'men',
    name: { en: 'Boots', nl: 'Boots', de: 'Boots', fr: 'Bottines' },
    description: {
      en: 'Boots for the eight months that are not summer. Leather or suede, soles that grip, and a shape that fits under trousers.',
      nl: 'Boots voor de acht maanden die geen zomer zijn. Leer of suède, zolen met grip en een vorm die onder je broek past.',
      de: 'Boots für die acht Monate, die nicht Sommer sind. Leder oder Velours, griffige Sohlen und eine Form, die unter die Hose passt.',
      fr: 'Des bottines pour les huit mois qui ne sont pas l’été. Du cuir ou du suède, des semelles qui accrochent et une ligne qui passe sous le pantalon.',
    },
  },
  {
    key: 'men-chelsea-boots',
    parent: 'men-boots',
    name: { en: 'Chelsea boots', nl: 'Chelseaboots', de: 'Chelsea-Boots', fr: 'Bottines chelsea' },
    description: {
      en: 'Cut in one piece, smooth side out or suede side out, with elastic where others have laces. On in two seconds, dressed for whatever the day brings.',
      nl: 'In één stuk gesneden, met de gladde kant van de huid naar buiten of de ruwe, en elastiek waar andere veters hebben. In twee tellen aan, en gekleed op alles wat de dag brengt.',
      de: 'In einem Stück geschnitten, die glatte Seite der Haut nach außen oder die raue, mit Gummizug, wo andere Senkel haben. In zwei Sekunden angezogen und für jeden Anlass richtig.',
      fr: 'Taillées d’un seul tenant, côté lisse ou côté suède, avec un élastique là où d’autres ont des lacets. Enfilées en deux secondes, prêtes à tout.',
    },
  },
  {
    key: 'men-lace-up-boots',
    parent: 'men-boots',
    name: { en: 'Lace-up boots', nl: 'Veterboots', de: 'Schnürboots', fr: 'Bottines à lacets' },
    description: {
      en: 'Padded at the collar, on a welted tread that sheds mud. In leather they look better with every scratch, in suede with every brushing.',
      nl: 'Zacht bij de kraag, randgenaaid, met een profiel waar modder vanaf valt. In leer worden ze mooier van elke kras, in suède van elke borstelbeurt.',
      de: 'Am Kragen gepolstert und rahmengenäht auf einem Profil, das Schlamm abwirft. In Leder werden sie mit jedem Kratzer schöner, in Velours mit jedem Bürsten.',
      fr: 'Un col matelassé, une trépointe et des crampons qui rejettent la boue. En cuir, chaque éraflure les embellit ; en suède, chaque coup de brosse.',
    },
  },
  {
    key: 'men-clothing',
    parent: 'men',
    name: { en: 'Clothing', nl: 'Kleding', de: 'Kleidung', fr: 'Vêtements' },
    description: {
      en: 'A coat, a blazer, a jumper and a tee: the four things a good pair of shoes asks for. Made in Denmark, in colours that do not argue.',
      nl: 'Een jas, een blazer, een trui en een T-shirt: de vier dingen waar goede schoenen om vragen. Gemaakt in Denemarken, in kleuren die elkaar niet in de weg zitten.',
      de: 'Mantel, Sakko, Pullover, T-Shirt: die vier Dinge, die ein gutes Paar Schuhe verlangt. In Dänemark gefertigt, in Farben, die sich vertragen.',
      fr: 'Un manteau, un blazer, un pull, un T-shirt : les quatre choses que réclame une bonne paire. Faits au Danemark, dans des couleurs qui s’entendent.',
    },
  },
  {
    key: 'men-coats',
    parent: 'men-clothing',
    name: { en: 'Coats', nl: 'Jassen', de: 'Mäntel', fr: 'Manteaux' },
    description: {
      en: 'Single-breasted wool coats with a full lining and deep pockets. Long enough to keep the wind off your knees.',
      nl: 'Wollen jassen met één rij knopen, volledig gevoerd en met diepe zakken. Lang genoeg om de wind van je knieën te houden.',
      de: 'Einreihige Wollmäntel mit durchgehendem Futter und tiefen Taschen. Lang genug, um den Wind von den Knien fernzuhalten.',
      fr: 'Des manteaux de laine droits, entièrement doublés, aux poches profondes. Assez longs pour garder les genoux à l’abri du vent.',
    },
  },
  {
    key: 'men-blazers',
    parent: 'men-clothing',
    name: { en: 'Blazers', nl: 'Blazers', de: 'Sakkos', fr: 'Blazers' },
    description: {
      en: 'Soft shoulders, two buttons and a cloth that forgives a suitcase. With jeans it is a jacket, with flannels almost a suit.',
      nl: 'Zachte schouders, twee knopen en een stof die een koffer vergeeft. Met jeans een jasje, met een flanellen broek bijna een pak.',
      de: 'Weiche Schultern, zwei Knöpfe und ein Stoff, der den Koffer verzeiht. Zur Jeans eine Jacke, zur Flanellhose fast ein Anzug.',
      fr: 'Épaules souples, deux boutons et un drap qui pardonne la valise. Une veste avec un jean, presque un costume avec de la flanelle.',
    },
  },
  {
    key: 'men-knitwear',
    parent: 'men-clothing',
    name: { en: 'Knitwear', nl: 'Truien', de: 'Strick', fr: 'Mailles' },
    description: {
      en: 'Round-neck jumpers in a dense fisherman’s gauge, without elbow patches or stories about fishermen. Warm, and that is the point.',
      nl: 'Truien met ronde hals in een dichte vissersbreisteek, zonder elleboogstukken of visserslatijn. Warm, en daar gaat het om.',
      de: 'Rundhalspullover in dichter Fischerstrickart, ohne Ellbogenflicken und ohne Seemannsgarn. Sie sind warm, und darum geht es.',
      fr: 'Des pulls ras du cou à la jauge serrée des marins, sans coudières ni histoires de pêche. Ils tiennent chaud, et c’est bien l’idée.',
    },
  },
  {
    key: 'men-tees',
    parent: 'men-clothing',
    name: { en: 'T-shirts', nl: 'T-shirts', de: 'T-Shirts', fr: 'T-shirts' },
    description: {
      en: 'Two hundred and twenty grams of combed cotton per square metre: enough to hang straight, not so much that it stands. Cut wide at the chest and long in the back.',
      nl: 'Tweehonderdtwintig gram gekamd katoen per vierkante meter: genoeg om recht te vallen, niet zoveel dat het stijf wordt. Ruim op de borst en lang op de rug.',
      de: 'Zweihundertzwanzig Gramm gekämmte Baumwolle pro Quadratmeter: genug, um gerade zu fallen, nicht so viel, dass es steht. Weit an der Brust, lang am Rücken.',
      fr: 'Deux cent vingt grammes de coton peigné au mètre carré : assez pour tomber droit, pas trop pour rester souple. Large à la poitrine, long dans le dos.',
    },
  },
  {
    key: 'men-accessories',
    parent: 'men',
    name: { en: 'Accessories', nl: 'Accessoires', de: 'Accessoires', fr: 'Accessoires' },
    description: {
      en: 'Leather that matches leather. We keep the range small and the colours close to the shoes.',
      nl: 'Leer dat bij leer past. We houden de keuze klein en de kleuren dicht bij de schoenen.',
      de: 'Leder, das zu Leder passt. Wir halten die Auswahl klein und die Farben nah am Schuh.',
      fr: 'Du cuir qui s’accorde au cuir. Un choix restreint, des teintes proches de celles des souliers.',
    },
  },
  {
    key: 'men-belts',
    parent: 'men-accessories',
    name: { en: 'Belts', nl: 'Riemen', de: 'Gürtel', fr: 'Ceintures' },
    description: {
      en: 'Three and a half centimetres of English bridle leather with a brass roller buckle. One belt for ten years, provided you stay the same size.',
      nl: 'Drieënhalve centimeter Engels tuigleer met een messing rolgesp. Eén riem voor tien jaar, mits je dezelfde maat houdt.',
      de: 'Dreieinhalb Zentimeter englisches Zaumleder mit Rollschnalle aus Messing. Ein Gürtel für zehn Jahre, vorausgesetzt, die Größe bleibt.',
      fr: 'Trois centimètres et demi de cuir de bride anglais, boucle à rouleau en laiton. Une ceinture pour dix ans, à condition de garder la ligne.',
    },
  },
] as const satisfies readonly NamedCategory[]

export type MenCategory = (typeof men)[number]['key']
