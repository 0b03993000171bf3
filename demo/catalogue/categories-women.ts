import type { NamedCategory } from './categories.ts'

export const women = [
  {
    key: 'women',
    name: { en: 'Women', nl: 'Dames', de: 'Damen', fr: 'Femmes' },
    description: {
      en: 'Shoes come first here, and everything else is chosen to go with them. From the sneaker you grab on the way out to the coat that outlives the winter, made by houses that sign their work.',
      nl: 'Bij ons begint het met schoenen; de rest is erbij gekozen. Van de sneaker die je in de haast aanschiet tot de jas die de winter overleeft, gemaakt door huizen die hun werk durven tekenen.',
      de: 'Bei uns steht der Schuh am Anfang, alles Übrige wird dazu ausgesucht. Vom Sneaker für den schnellen Aufbruch bis zum Mantel, der mehr als einen Winter bleibt, gefertigt von Häusern, die mit ihrem Namen dafür einstehen.',
      fr: 'Ici, tout commence par la chaussure ; le reste est choisi pour l’accompagner. De la basket qu’on enfile en partant au manteau qui survit à l’hiver, signé par des maisons qui répondent de leur travail.',
    },
  },
  {
    key: 'women-shoes',
    parent: 'women',
    name: { en: 'Shoes', nl: 'Schoenen', de: 'Schuhe', fr: 'Chaussures' },
    description: {
      en: 'Low shoes for long days and high ones for short evenings. Every pair tells you its heel in centimetres and how it fits, so that you can choose without guessing.',
      nl: 'Lage schoenen voor lange dagen en hoge voor korte avonden. Bij elk paar staan de hakhoogte in centimeters en de pasvorm, zodat je niet hoeft te gokken.',
      de: 'Flache Schuhe für lange Tage, hohe für kurze Abende. Zu jedem Paar nennen wir Absatzhöhe und Passform, damit Sie nicht raten müssen.',
      fr: 'Des chaussures plates pour les longues journées, des talons pour les soirées brèves. Hauteur au centimètre et chaussant sont indiqués pour chaque paire : plus besoin de deviner.',
    },
  },
  {
    key: 'women-sneakers',
    parent: 'women-shoes',
    name: { en: 'Sneakers', nl: 'Sneakers', de: 'Sneaker', fr: 'Baskets' },
    description: {
      en: 'Plain leather sneakers with stitched cup soles, made to be worn with trousers as well as dresses. White for those who like polishing, sand and sage for those who do not.',
      nl: 'Effen leren sneakers met een gestikte schaalzool, net zo goed onder een pantalon als onder een jurk. Wit voor wie graag poetst, zand en salie voor wie dat liever laat.',
      de: 'Schlichte Ledersneaker mit genähter Schalensohle, zur Hose ebenso wie zum Kleid. Weiß für alle, die gern putzen, Sand und Salbei für alle anderen.',
      fr: 'Des baskets en cuir uni à semelle cuvette cousue, aussi justes avec un pantalon qu’avec une robe. Blanc pour celles qui aiment entretenir, sable et sauge pour les autres.',
    },
  },
  {
    key: 'women-runners',
    parent: 'women-shoes',
    name: { en: 'Runners', nl: 'Runners', de: 'Runner', fr: 'Runnings' },
    description: {
      en: 'Light mesh, a sole that gives back what you put in, and a heel pull you can find with your eyes shut. Built for forest paths, happy on the way to work.',
      nl: 'Licht mesh, een zool die teruggeeft wat je erin stopt en een hiellus die je blind vindt. Gebouwd voor bospaden, tevreden op weg naar je werk.',
      de: 'Leichtes Mesh, eine Sohle, die Ihren Schwung zurückgibt, und eine Fersenschlaufe, die man blind findet. Für Waldwege gebaut, auf dem Arbeitsweg zu Hause.',
      fr: 'Un mesh léger, une semelle qui rend l’élan qu’on lui donne et un tirant que l’on trouve les yeux fermés. Pensées pour les sentiers, à l’aise sur le chemin du bureau.',
    },
  },
  {
    key: 'women-loafers',
    parent: 'women-shoes',
    name: { en: 'Loafers', nl: 'Loafers', de: 'Loafer', fr: 'Mocassins' },
    description: {
      en: 'The shoe that needs no laces and no thinking. Cut on a slightly narrower last than the men’s, with a hand-sewn apron and room for the toes.',
      nl: 'De schoen zonder veters en zonder nadenken. Gemaakt op een iets smallere leest dan die voor heren, met een handgenaaide wreef en ruimte voor je tenen.',
      de: 'Der Schuh ohne Schnürung und ohne Kopfzerbrechen. Auf einem etwas schmaleren Leisten als das Herrenmodell, mit handgenähtem Einsatz und Platz für die Zehen.',
      fr: 'La chaussure sans lacets et sans question. Montée sur une forme un peu plus fine que celle des hommes, plateau cousu main et orteils à l’aise.',
    },
  },
  {
    key: 'women-pumps',
    parent: 'women-shoes',
    name: { en: 'Pumps', nl: 'Pumps', de: 'Pumps', fr: 'Escarpins' },
    description: {
      en: 'A good pump is mostly balance. We keep two heels: a block of six centimetres you forget by noon, and a stiletto of eight and a half for when you would rather not.',
      nl: 'Een goede pump is vooral evenwicht. We voeren twee hakken: een blokhak van zes centimeter die je voor de lunch vergeten bent, en een naaldhak van achtenhalf voor wie juist gezien wil worden.',
      de: 'Ein guter Pumps ist vor allem Balance. Wir führen zwei Absätze: den Blockabsatz mit sechs Zentimetern, den man bis mittags vergisst, und den Stiletto mit achteinhalb für alles, was danach kommt.',
      fr: 'Un bon escarpin est d’abord une question d’équilibre. Deux talons chez nous : un bottier de six centimètres que l’on oublie avant midi, un aiguille de huit et demi pour ne pas passer inaperçue.',
    },
  },
  {
    key: 'women-ballerinas',
    parent: 'women-shoes',
    name: { en: 'Ballerinas', nl: 'Ballerina’s', de: 'Ballerinas', fr: 'Ballerines' },
    description: {
      en: 'Soft enough to fold into a bag, neat enough to keep on at dinner. Sewn inside out and turned by hand, so that no seam touches the foot.',
      nl: 'Zacht genoeg om in je tas te vouwen, netjes genoeg om aan te houden tijdens het diner. Binnenstebuiten genaaid en met de hand gekeerd: geen naad die je voelt.',
      de: 'Weich genug für die Handtasche, elegant genug fürs Abendessen. Auf links genäht und von Hand gewendet, sodass keine Naht den Fuß berührt.',
      fr: 'Assez souples pour se plier dans un sac, assez nettes pour rester aux pieds à table. Cousues à l’envers puis retournées à la main : aucune couture ne touche le pied.',
    },
  },
  {
    key: 'women-sandals',
    parent: 'women-shoes',
    name: { en: 'Heeled sandals', nl: 'Sandalen met hak', de: 'Sandaletten', fr: 'Sandales à talon' },
    description: {
      en: 'Two crossed straps, one around the ankle, and a stacked heel that holds its ground on cobbles. For weddings, terraces and the first warm Thursday in April.',
      nl: 'Twee gekruiste bandjes, eentje om de enkel en een gestapelde hak die overeind blijft op kinderkopjes. Voor bruiloften, terrassen en de eerste warme donderdag van april.',
      de: 'Zwei gekreuzte Riemen, einer um die Fessel und ein geschichteter Absatz, der auch Kopfsteinpflaster standhält. Für Hochzeiten, Terrassen und den ersten warmen Donnerstag im April.',
      fr: 'Deux brides croisées, une autour de la cheville et un talon empilé qui tient bon sur les pavés. Pour les mariages, les terrasses et le premier jeudi doux d’avril.',
    },
  },
  {
    key: 'women-slides',
    parent: 'women-shoes',
    name: { en: 'Slides', nl: 'Slippers', de: 'Pantoletten', fr: 'Claquettes' },
    description: {
      en: 'One padded band on a shaped footbed, cut in Menorca. Between house and garden in spring, between hotel and sea in summer.',
      nl: 'Eén gepolsterde band op een gevormd voetbed, gesneden op Menorca. In het voorjaar tussen huis en tuin, in de zomer tussen hotel en zee.',
      de: 'Ein gepolstertes Band auf geformtem Fußbett, zugeschnitten auf Menorca. Im Frühling zwischen Haus und Garten, im Sommer zwischen Hotel und Meer.',
      fr: 'Une large bride rembourrée sur une assise galbée, coupée à Minorque. De la maison au jardin au printemps, de l’hôtel à la mer en été.',
    },
  },
  {
    key: 'women-boots',
    parent: 'women',
    name: { en: 'Boots', nl: 'Laarzen', de: 'Stiefel', fr: 'Bottes' },
    description: {
      en: 'Three heights, one idea: leather that stands up by itself and a sole that can be replaced. Choose the shaft by what you wear above it.',
      nl: 'Drie hoogtes, één gedachte: leer dat uit zichzelf overeind staat en een zool die vervangen kan worden. Kies de schacht bij wat je erboven draagt.',
      de: 'Drei Höhen, ein Gedanke: Leder, das von selbst steht, und eine Sohle, die sich erneuern lässt. Wählen Sie den Schaft nach dem, was Sie darüber tragen.',
      fr: 'Trois hauteurs, une idée : un cuir qui se tient seul et une semelle qui se remplace. Choisissez la tige selon ce que vous portez au-dessus.',
    },
  },
  {
    key: 'women-ankle-boots',
    parent: 'women-boots',
    name: { en: 'Ankle boots', nl: 'Veterboots', de: 'Stiefeletten', fr: 'Bottines à lacets' },
    description: {
      en: 'Laced, padded at the collar and set on a deep rubber tread. Made for wet leaves and early trains, and not afraid of a dress.',
      nl: 'Met veters, een zachte kraag en een diep rubberprofiel. Gemaakt voor nat blad en vroege treinen, en niet bang voor een jurk.',
      de: 'Geschnürt, am Kragen gepolstert und auf tiefem Gummiprofil. Für nasses Laub und frühe Züge gemacht, und dem Kleid durchaus zugetan.',
      fr: 'Lacées, matelassées au col et montées sur une gomme crantée. Faites pour les feuilles mouillées et les trains du matin, sans bouder la robe.',
    },
  },
  {
    key: 'women-chelsea-boots',
    parent: 'women-boots',
    name: { en: 'Chelsea boots', nl: 'Chelseaboots', de: 'Chelsea-Boots', fr: 'Bottines chelsea' },
    description: {
      en: 'Two elastics, no fuss. The shaft hugs the ankle closely enough for narrow trousers and stops exactly where a midi skirt begins.',
      nl: 'Twee elastieken en verder niets. De schacht sluit strak genoeg om de enkel voor een smalle broek en houdt op waar een midirok begint.',
      de: 'Zwei Gummizüge, sonst nichts. Der Schaft liegt eng genug für schmale Hosen und endet genau dort, wo der Midirock beginnt.',
      fr: 'Deux élastiques, rien de plus. La tige épouse la cheville pour se glisser sous un pantalon étroit et s’arrête là où commence la jupe midi.',
    },
  },
  {
    key: 'women-knee-boots',
    parent: 'women-boots',
    name: { en: 'Knee boots', nl: 'Hoge laarzen', de: 'Kniestiefel', fr: 'Bottes hautes' },
    description: {
      en: 'A straight shaft of thirty-eight centimetres on a block heel that carries you through a working day. A zip on the inside, so that no one needs a boot jack.',
      nl: 'Een rechte schacht van achtendertig centimeter op een blokhak die een werkdag volhoudt. Met een rits aan de binnenkant, dus zonder laarzenknecht.',
      de: 'Ein gerader Schaft von achtunddreißig Zentimetern auf einem Blockabsatz, der durch den Arbeitstag trägt. Der Reißverschluss innen erspart den Stiefelknecht.',
      fr: 'Une tige droite de trente-huit centimètres sur un talon bottier qui tient la journée. Un zip à l’intérieur, pour se passer de tire-botte.',
    },
  },
  {
    key: 'women-bags',
    parent: 'women',
    name: { en: 'Bags', nl: 'Tassen', de: 'Taschen', fr: 'Sacs' },
    description: {
      en: 'Structured bags in full-grain leather, none of them larger than they need to be. Each page says what fits inside, because a phone has outgrown many a clutch.',
      nl: 'Stevige tassen van volnerfleer, nooit groter dan nodig. Op elke pagina lees je wat erin past, want menig clutch is te klein geworden voor een telefoon.',
      de: 'Formfeste Taschen aus Vollnarbenleder, keine größer als nötig. Auf jeder Seite steht, was hineinpasst, denn so mancher Clutch ist das Telefon entwachsen.',
      fr: 'Des sacs construits, en cuir pleine fleur, jamais plus grands que nécessaire. Chaque page dit ce qu’ils contiennent : bien des pochettes n’avaient pas prévu nos téléphones.',
    },
  },
  {
    key: 'women-handbags',
    parent: 'women-bags',
    name: { en: 'Handbags', nl: 'Handtassen', de: 'Handtaschen', fr: 'Sacs à main' },
    description: {
      en: 'One handle, one flap, one lock. Upright bags with a flat bottom that keep their shape on a café chair and close with a click you can hear.',
      nl: 'Eén hengsel, één klep, één slot. Tassen met een vlakke bodem die op een caféstoel blijven staan en sluiten met een klik die je hoort.',
      de: 'Ein Henkel, eine Klappe, ein Schloss. Taschen mit flachem Boden, die auf dem Caféstuhl ihre Form behalten und hörbar schließen.',
      fr: 'Une anse, un rabat, un fermoir. Des sacs à fond plat qui gardent leur tenue sur une chaise de café et se ferment d’un déclic.',
    },
  },
  {
    key: 'women-shoulder-bags',
    parent: 'women-bags',
    name: { en: 'Shoulder bags', nl: 'Schoudertassen', de: 'Schultertaschen', fr: 'Sacs à bandoulière' },
    description: {
      en: 'Small bags on a solid chain, for the hours when you want your hands free. Room for phone, keys, cards and one lipstick too many.',
      nl: 'Kleine tassen aan een stevige ketting, voor de uren dat je je handen vrij wilt hebben. Met plek voor telefoon, sleutels, pasjes en één lippenstift te veel.',
      de: 'Kleine Taschen an massiver Kette, für die Stunden, in denen die Hände frei sein sollen. Platz für Telefon, Schlüssel, Karten und einen Lippenstift zu viel.',
      fr: 'De petits sacs sur chaîne solide, pour les heures où l’on veut les mains libres. De quoi ranger téléphone, clés, cartes et un rouge à lèvres de trop.',
    },
  },
  {
    key: 'women-totes',
    parent: 'women-bags',
    name: { en: 'Totes', nl: 'Shoppers', de: 'Shopper', fr: 'Cabas' },
    description: {
      en: 'Open at the top, double at the bottom. Big enough for a laptop, a scarf and a baguette, and stitched to carry all three at once.',
      nl: 'Open van boven, dubbel van onderen. Groot genoeg voor een laptop, een sjaal en een stokbrood, en gestikt om ze alle drie tegelijk te dragen.',
      de: 'Oben offen, unten doppelt. Groß genug für Laptop, Schal und Baguette, und so genäht, dass alle drei zugleich Platz finden.',
      fr: 'Ouverts en haut, doublés en bas. Assez grands pour un ordinateur, une écharpe et une baguette, et cousus pour porter les trois à la fois.',
    },
  },
  {
    key: 'women-clothing',
    parent: 'women',
    name: { en: 'Clothing', nl: 'Kleding', de: 'Kleidung', fr: 'Vêtements' },
    description: {
      en: 'A short rail, deliberately. Coats, knits, dresses and tees in the colours of our shoes, cut by people who would rather change a seam than a season.',
      nl: 'Een kort rek, met opzet. Jassen, truien, jurken en T-shirts in de kleuren van onze schoenen, van makers die liever een naad verleggen dan een mode volgen.',
      de: 'Eine kurze Stange, mit Absicht. Mäntel, Strick, Kleider und T-Shirts in den Farben unserer Schuhe, geschnitten von Menschen, die lieber eine Naht versetzen als einer Mode folgen.',
      fr: 'Un portant court, à dessein. Manteaux, mailles, robes et T-shirts aux couleurs de nos souliers, coupés par des gens qui préfèrent déplacer une couture que suivre une mode.',
    },
  },
  {
    key: 'women-coats',
    parent: 'women-clothing',
    name: { en: 'Coats', nl: 'Jassen', de: 'Mäntel', fr: 'Manteaux' },
    description: {
      en: 'Wool coats that reach the knee and close with two buttons. Warm enough for January on a bicycle, straight enough for a meeting afterwards.',
      nl: 'Wollen jassen tot op de knie, met twee knopen. Warm genoeg voor januari op de fiets, strak genoeg voor de vergadering erna.',
      de: 'Wollmäntel bis zum Knie, geschlossen mit zwei Knöpfen. Warm genug für den Januar auf dem Rad, gerade genug für die Sitzung danach.',
      fr: 'Des manteaux de laine au genou, fermés de deux boutons. Assez chauds pour un mois de janvier à vélo, assez droits pour la réunion qui suit.',
    },
  },
  {
    key: 'women-blazers',
    parent: 'women-clothing',
    name: { en: 'Blazers', nl: 'Blazers', de: 'Blazer', fr: 'Blazers' },
    description: {
      en: 'A blazer should sit at the shoulder and let go everywhere else. Ours is half lined, so that it also works on a warm evening over a tee.',
      nl: 'Een blazer hoort op de schouder te zitten en verder los te laten. De onze is half gevoerd, zodat hij ook op een warme avond over een T-shirt kan.',
      de: 'Ein Blazer soll an der Schulter sitzen und überall sonst locker lassen. Unserer ist halb gefüttert und passt auch am warmen Abend übers T-Shirt.',
      fr: 'Un blazer doit tenir à l’épaule et laisser libre tout le reste. Le nôtre n’est doublé qu’à demi : il se porte aussi sur un T-shirt, un soir d’été.',
    },
  },
  {
    key: 'women-dresses',
    parent: 'women-clothing',
    name: { en: 'Dresses', nl: 'Jurken', de: 'Kleider', fr: 'Robes' },
    description: {
      en: 'Dresses with a waist, a skirt that moves and nothing to iron. Wear them with ballerinas, sneakers or knee boots: we tried all three.',
      nl: 'Jurken met een taille, een rok die meebeweegt en niets om te strijken. Draag ze met ballerina’s, sneakers of hoge laarzen: we hebben ze alle drie geprobeerd.',
      de: 'Kleider mit Taille, schwingendem Rock und ohne Bügelpflicht. Zu Ballerinas, Sneakern oder Kniestiefeln: Wir haben alle drei probiert.',
      fr: 'Des robes à la taille marquée, à la jupe mobile, sans repassage. Avec des ballerines, des baskets ou des bottes hautes : nous avons essayé les trois.',
    },
  },
  {
    key: 'women-knitwear',
    parent: 'women-clothing',
    name: { en: 'Knitwear', nl: 'Truien', de: 'Strick', fr: 'Mailles' },
    description: {
      en: 'Jumpers from pure new wool, knitted in one piece at the shoulder so that nothing pulls. They soften with every wash and ask for little more than a flat surface to dry on.',
      nl: 'Truien van zuiver scheerwol, op de schouder uit één stuk gebreid zodat er niets trekt. Ze worden zachter bij elke wasbeurt en vragen alleen om liggend drogen.',
      de: 'Pullover aus reiner Schurwolle, an der Schulter in einem Stück gestrickt, damit nichts zieht. Sie werden mit jeder Wäsche weicher und wollen nur liegend trocknen.',
      fr: 'Des pulls en pure laine vierge, tricotés d’une pièce à l’épaule pour que rien ne tire. Ils s’assouplissent à chaque lavage et ne demandent qu’à sécher à plat.',
    },
  },
  {
    key: 'women-tees',
    parent: 'women-clothing',
    name: { en: 'T-shirts', nl: 'T-shirts', de: 'T-Shirts', fr: 'T-shirts' },
    description: {
      en: 'A heavy cotton jersey, a neckline that stays put and a hem you can tuck or leave. The kind of tee you buy twice.',
      nl: 'Stevige katoenen jersey, een hals die niet uitlubbert en een zoom die je instopt of laat hangen. Het T-shirt waar je er twee van koopt.',
      de: 'Fester Baumwolljersey, ein Ausschnitt, der bleibt, und ein Saum, der drinnen wie draußen gut aussieht. Die Sorte T-Shirt, von der man gleich zwei kauft.',
      fr: 'Un jersey de coton dense, une encolure qui ne bouge pas, un bas à rentrer ou à laisser vivre. Le T-shirt que l’on achète en double.',
    },
  },
  {
    key: 'women-accessories',
    parent: 'women',
    name: { en: 'Accessories', nl: 'Accessoires', de: 'Accessoires', fr: 'Accessoires' },
    description: {
      en: 'What holds an outfit together, literally. Cut from the same backs as the bags, so that leather meets its own colour.',
      nl: 'Wat een outfit letterlijk bij elkaar houdt. Gesneden uit dezelfde ruggen als de tassen, zodat het leer zijn eigen kleur tegenkomt.',
      de: 'Was ein Outfit zusammenhält, ganz wörtlich. Aus denselben Lederrücken geschnitten wie die Taschen, damit Farbe auf Farbe trifft.',
      fr: 'Ce qui fait tenir une tenue, au sens propre. Coupés dans les mêmes croupons que les sacs, pour que chaque cuir retrouve sa couleur.',
    },
  },
  {
    key: 'women-belts',
    parent: 'women-accessories',
    name: { en: 'Belts', nl: 'Riemen', de: 'Gürtel', fr: 'Ceintures' },
    description: {
      en: 'Bridle leather of three centimetres, a solid brass buckle and edges painted by hand. Over a coat or through the loops of your jeans.',
      nl: 'Tuigleer van drie centimeter breed, een massief messing gesp en met de hand gelakte randen. Over je jas of door de lussen van je jeans.',
      de: 'Drei Zentimeter Zaumleder, eine massive Messingschnalle und von Hand gefärbte Kanten. Über dem Mantel oder durch die Schlaufen der Jeans.',
      fr: 'Trois centimètres de cuir de bride, une boucle en laiton massif, des tranches peintes à la main. Sur un manteau ou dans les passants d’un jean.',
    },
  },
] as const satisfies readonly NamedCategory[]

export type WomenCategory = (typeof women)[number]['key']
