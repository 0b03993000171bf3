import type { reservations as english } from '../en/reservations.ts'

export const reservations: Readonly<Record<keyof typeof english, string>> = {
  'reserve.title': 'Reserveer in een winkel',
  'reserve.intro':
    '{store} legt een paar voor je apart tot {until}. Je past het daar, en betaalt alleen als je het wilt hebben.',
  'reserve.first_name': 'Voornaam',
  'reserve.last_name': 'Achternaam',
  'reserve.email': 'E-mailadres',
  'reserve.use': 'We gebruiken dit voor deze reservering en nergens anders voor.',
  'reserve.submit': 'Reserveer',
  'reserve.done': 'Gereserveerd',
  'reserve.number': 'Je nummer is {number}',
  'reserve.ready': 'Het ligt voor je klaar',
  'reserve.show': '{store} legt het paar voor je apart, tot {until}. Zodra het klaarligt, mailen we je.',
  'reserve.show_ready': 'Het paar ligt klaar. Noem dit nummer aan de balie van {store}, tot {until}.',
  'reserve.cancel': 'Annuleer de reservering',
  'reserve.cancelled': 'Je hebt deze reservering geannuleerd.',
  'reserve.expired': 'De tijd is om: dit paar staat weer in het schap.',
  'reserve.collected': 'Je hebt dit paar opgehaald. Veel plezier ermee.',
  'reserve.yours': 'Je reservering',
  'reserve.route': 'Zo kom je er',
}
