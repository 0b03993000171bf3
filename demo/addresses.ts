type DemoStreet = {
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly from: number
  readonly to: number
}

/** Rows of houses that the demo shop's registers of addresses know; the registers themselves know every one. */
export const demoAddresses: Readonly<Record<'NL' | 'BE' | 'FR', readonly DemoStreet[]>> = {
  NL: [
    { street: 'Damrak', zipcode: '1012LG', city: 'Amsterdam', from: 1, to: 98 },
    { street: 'Dam', zipcode: '1012NP', city: 'Amsterdam', from: 1, to: 27 },
    { street: 'Kalverstraat', zipcode: '1012NX', city: 'Amsterdam', from: 1, to: 60 },
    { street: 'Keizersgracht', zipcode: '1016EE', city: 'Amsterdam', from: 270, to: 330 },
    { street: 'Oudegracht', zipcode: '3511AP', city: 'Utrecht', from: 90, to: 140 },
    { street: 'Lijnbaan', zipcode: '3012EP', city: 'Rotterdam', from: 50, to: 120 },
    { street: 'Coolsingel', zipcode: '3011AD', city: 'Rotterdam', from: 1, to: 60 },
    { street: 'Spuistraat', zipcode: '2511BD', city: 'Den Haag', from: 1, to: 70 },
    { street: 'Grote Markt', zipcode: '9712HN', city: 'Groningen', from: 1, to: 50 },
    { street: 'Vrijthof', zipcode: '6211LD', city: 'Maastricht', from: 1, to: 54 },
  ],
  BE: [
    { street: 'Meir', zipcode: '2000', city: 'Antwerpen', from: 1, to: 99 },
    { street: 'Nationalestraat', zipcode: '2000', city: 'Antwerpen', from: 1, to: 150 },
    { street: 'Veldstraat', zipcode: '9000', city: 'Gent', from: 1, to: 110 },
    { street: 'Bondgenotenlaan', zipcode: '3000', city: 'Leuven', from: 1, to: 170 },
    { street: 'Steenstraat', zipcode: '8000', city: 'Brugge', from: 1, to: 100 },
    { street: 'Nieuwstraat', zipcode: '1000', city: 'Brussel', from: 1, to: 140 },
    { street: 'Rue Neuve', zipcode: '1000', city: 'Bruxelles', from: 1, to: 140 },
    { street: 'Avenue Louise', zipcode: '1050', city: 'Ixelles', from: 1, to: 500 },
  ],
  FR: [
    { street: 'Rue de la Paix', zipcode: '75002', city: 'Paris', from: 1, to: 28 },
    { street: 'Rue de Rivoli', zipcode: '75001', city: 'Paris', from: 1, to: 260 },
    { street: 'Rue de Rivoli', zipcode: '75004', city: 'Paris', from: 1, to: 96 },
    { street: 'Boulevard Saint-Germain', zipcode: '75006', city: 'Paris', from: 60, to: 180 },
    { street: 'Rue de la République', zipcode: '69002', city: 'Lyon', from: 20, to: 90 },
    { street: 'Rue de la République', zipcode: '13001', city: 'Marseille', from: 1, to: 80 },
    { street: 'Rue Sainte-Catherine', zipcode: '33000', city: 'Bordeaux', from: 1, to: 280 },
    { street: 'Rue Nationale', zipcode: '59800', city: 'Lille', from: 1, to: 300 },
    { street: 'Place du Capitole', zipcode: '31000', city: 'Toulouse', from: 1, to: 30 },
  ],
}
