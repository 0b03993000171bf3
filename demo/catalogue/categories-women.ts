import type { NamedCategory } from './categories.ts'

export const women = [
  {
    key: 'women',
    name: { en: 'Women', nl: 'Dames', de: 'Damen', fr: 'Femmes' },
    description: {
      en: 'Shoes come first here, and everything else is chosen to go with them. From the trainer you grab on the way out to the coat that outlives the winter, made by houses that sign their work.',
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
    name: { en: 'Trainers', nl: 'Sneakers', de: 'Sneaker', fr: 'Baskets' },
    description: {
      en: 'Plain leather trainers with stitched cup soles, made to be worn with trousers as well as dresses, and beside them a runner in mesh. White for those who like polishing, sand and sage for those who do not.',
      nl: 'Effen leren sneakers met een gestikte schaalzool, net zo goed onder een pantalon als onder een jurk, met een runner van mesh ernaast. Wit voor wie graag poetst, zand en salie voor wie dat liever laat.',
      de: 'Schlichte Ledersneaker mit genähter Schalensohle, zur Hose ebenso wie zum Kleid, daneben ein Runner aus Mesh. Weiß für alle, die gern putzen, Sand und Salbei für alle anderen.',
      fr: 'Des baskets en cuir uni à semelle cuvette cousue, aussi justes avec un pantalon qu’avec une robe, et à côté une running en mesh. Blanc pour celles qui aiment entretenir, sable et sauge pour les autres.',
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
      en: 'A good pump is mostly balance. Our heels begin with a block of three and a half centimetres, which you forget by noon, and end with a stiletto of over eight, for when you would rather not. Two more blocks and a kitten heel stand in between.',
      nl: 'Een goede pump is vooral evenwicht. Onze hakken beginnen bij een blok van drieënhalve centimeter dat je voor de lunch vergeten bent, en eindigen bij een naaldhak van ruim acht, voor wie juist gezien wil worden. Daartussen staan nog twee blokhakken en een kittenhak.',
      de: 'Ein guter Pumps ist vor allem Balance. Am Anfang steht ein Blockabsatz von dreieinhalb Zentimetern, den man bis mittags vergisst, am Ende ein Stiletto von gut acht für alles, was danach kommt. Dazwischen liegen zwei weitere Blockabsätze und ein Kitten Heel.',
      fr: 'Un bon escarpin est d’abord une question d’équilibre. Nos talons vont du bottier de trois centimètres et demi, que l’on oublie avant midi, à l’aiguille de plus de huit, pour ne pas passer inaperçue. Entre les deux, deux autres bottiers et un petit talon incurvé.',
    },
  },
  {
    key: 'women-ballerinas',
    parent: 'women-shoes',
    name: { en: 'Ballerinas', nl: 'Ballerina’s', de: 'Ballerinas', fr: 'Ballerines' },
    description: {
      en: 'Half of them are made like stage slippers and soft enough to travel in a handbag; the other half stand on rubber and do not mind a wet pavement. Round or pointed, with a bow, a strap or neither, and never more than a centimetre and a half off the ground.',
      nl: 'De helft is gemaakt als een balletschoentje en zacht genoeg om in je tas mee te reizen; de andere helft staat op rubber en kan tegen een natte stoep. Rond of puntig, met een strik, een bandje of geen van beide, en nooit meer dan anderhalve centimeter van de grond.',
      de: 'Die eine Hälfte ist gemacht wie ein Ballettschuh und weich genug, um in der Handtasche mitzureisen; die andere steht auf Gummi und verträgt nasses Pflaster. Rund oder spitz, mit Schleife, mit Riemen oder ohne beides, und nie mehr als anderthalb Zentimeter über dem Boden.',
      fr: 'La moitié sont faites comme des chaussons de scène, assez souples pour voyager dans un sac ; les autres, sur semelle de gomme, ne craignent pas le trottoir mouillé. Rondes ou pointues, à nœud, à bride ou sans rien, et jamais à plus d’un centimètre et demi du sol.',
    },
  },
  {
    key: 'women-sandals',
    parent: 'women-shoes',
    name: { en: 'Heeled sandals', nl: 'Sandalen met hak', de: 'Sandaletten', fr: 'Sandales à talon' },
    description: {
      en: 'Crossed straps or one broad band over the toes, a buckle at the ankle, and a heel between four centimetres and six and a half that holds its ground on cobbles. For weddings, terraces and the first warm Thursday in April.',
      nl: 'Gekruiste bandjes of één brede band over de tenen, een gesp bij de enkel en een hak van vier tot zesenhalve centimeter die overeind blijft op kinderkopjes. Voor bruiloften, terrassen en de eerste warme donderdag van april.',
      de: 'Gekreuzte Riemen oder ein breites Band über den Zehen, eine Schnalle an der Fessel und ein Absatz zwischen vier und sechseinhalb Zentimetern, der auch Kopfsteinpflaster standhält. Für Hochzeiten, Terrassen und den ersten warmen Donnerstag im April.',
      fr: 'Des brides croisées ou une seule, large, sur les orteils, une boucle à la cheville et un talon de quatre à six centimètres et demi qui tient bon sur les pavés. Pour les mariages, les terrasses et le premier jeudi doux d’avril.',
    },
  },
  {
    key: 'women-slides',
    parent: 'women-shoes',
    name: { en: 'Slides', nl: 'Slippers', de: 'Pantoletten', fr: 'Claquettes' },
    description: {
      en: 'One padded band or two stitched ones on a shaped footbed, cut in Menorca. Between house and garden in spring, between hotel and sea in summer.',
      nl: 'Eén gepolsterde band of twee gestikte op een gevormd voetbed, gesneden op Menorca. In het voorjaar tussen huis en tuin, in de zomer tussen hotel en zee.',
      de: 'Ein gepolstertes Band oder zwei gesteppte auf geformtem Fußbett, zugeschnitten auf Menorca. Im Frühling zwischen Haus und Garten, im Sommer zwischen Hotel und Meer.',
      fr: 'Une large bride rembourrée, ou deux brides piquées, sur une assise galbée, le tout coupé à Minorque. De la maison au jardin au printemps, de l’hôtel à la mer en été.',
    },
  },
  {
    key: 'women-boots',
    parent: 'women',
    name: { en: 'Boots', nl: 'Laarzen', de: 'Stiefel', fr: 'Bottes' },
    description: {
      en: 'Four shafts, from the Chelsea at twelve centimetres to the knee boot at thirty-eight; choose by what you wear above them. Look at the construction too: it decides whether the sole can be replaced.',
      nl: 'Vier schachten, van twaalf centimeter bij de chelsea tot achtendertig bij de hoge laars; kies bij wat je erboven draagt. Kijk ook naar de constructie: die bepaalt of de zool te vervangen is.',
      de: 'Vier Schäfte, von zwölf Zentimetern beim Chelsea bis achtunddreißig beim Kniestiefel; wählen Sie nach dem, was Sie darüber tragen. Achten Sie auch auf die Machart: Sie entscheidet, ob sich die Sohle erneuern lässt.',
      fr: 'Quatre hauteurs de tige, de douze centimètres pour la chelsea à trente-huit pour la botte ; choisissez selon ce que vous portez au-dessus. Regardez aussi le montage : c’est lui qui décide si la semelle se remplace.',
    },
  },
  {
    key: 'women-ankle-boots',
    parent: 'women-boots',
    name: { en: 'Ankle boots', nl: 'Enkellaarsjes', de: 'Stiefeletten', fr: 'Bottines' },
    description: {
      en: 'Laced, on a deep rubber tread, for wet leaves and early trains. Or zipped along the inside, on a heel of five and a half centimetres, for the desk. Neither kind is afraid of a dress.',
      nl: 'Met veters en een diep rubberprofiel, voor nat blad en vroege treinen. Of met een rits en een hak van vijfenhalve centimeter, voor achter het bureau. Bang voor een jurk zijn ze geen van beide.',
      de: 'Geschnürt und auf tiefem Gummiprofil, für nasses Laub und frühe Züge. Oder mit Reißverschluss innen und fünfeinhalb Zentimetern Absatz, für den Schreibtisch. Dem Kleid sind beide durchaus zugetan.',
      fr: 'Lacées, sur une gomme crantée, pour les feuilles mouillées et les trains du matin. Ou zippées à l’intérieur, sur un talon de cinq centimètres et demi, pour le bureau. Ni les unes ni les autres ne boudent la robe.',
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
      en: 'Bags in full-grain leather or suede, none of them larger than they need to be. The measurements are always given, because a phone has outgrown many a clutch.',
      nl: 'Tassen van volnerfleer of suède, nooit groter dan nodig. Bij elke tas lees je de afmetingen, want menig clutch is te klein geworden voor een telefoon.',
      de: 'Taschen aus Vollnarbenleder oder Velours, keine größer als nötig. Die Maße stehen immer dabei, denn so mancher Clutch ist das Telefon entwachsen.',
      fr: 'Des sacs en cuir pleine fleur ou en suède, jamais plus grands que nécessaire. Les dimensions sont toujours indiquées : bien des pochettes n’avaient pas prévu nos téléphones.',
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
      en: 'Open at the top, flat at the bottom. Big enough for a laptop, a scarf and a baguette, and riveted or stitched to carry all three at once.',
      nl: 'Open van boven, vlak van onderen. Groot genoeg voor een laptop, een sjaal en een stokbrood, en geklonken of gestikt om ze alle drie tegelijk te dragen.',
      de: 'Oben offen, unten flach. Groß genug für Laptop, Schal und Baguette, und so genietet oder genäht, dass alle drei zugleich mitkommen.',
      fr: 'Ouverts en haut, plats en bas. Assez grands pour un ordinateur, une écharpe et une baguette, et rivetés ou cousus pour porter les trois à la fois.',
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
      en: 'Dresses with a waist, a skirt that moves and nothing to iron. Wear them with ballerinas, trainers or knee boots: we tried all three.',
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
      en: 'Bridle leather in two widths. Three centimetres and a brass buckle hold a coat or a pair of jeans; two centimetres and a steel one are for dresses and knitwear.',
      nl: 'Tuigleer in twee breedtes. Drie centimeter met een messing gesp houdt een jas of spijkerbroek op zijn plek; twee centimeter met een stalen is voor jurken en truien.',
      de: 'Zaumleder in zwei Breiten. Drei Zentimeter mit Messingschnalle halten den Mantel oder die Jeans; zwei Zentimeter mit Stahlschnalle sind für Kleid und Strick.',
      fr: 'Du cuir de bride en deux largeurs. À trois centimètres, boucle en laiton, la ceinture tient un manteau ou un jean ; à deux, boucle en acier, elle suffit à une robe ou à une maille.',
    },
  },
] as const satisfies readonly NamedCategory[]

export type WomenCategory = (typeof women)[number]['key']
