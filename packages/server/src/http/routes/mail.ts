import { Type } from 'typebox';
import { heedMail, type MailWord } from '../../accounts/mail.ts';
import { invalid } from '../../problem.ts';
import type { App, Desk } from './route.ts';

const Params = Type.Object({
  secret: Type.String({ maxLength: 100 }),
  word: Type.Union([Type.Literal('confirm'), Type.Literal('stop')]),
});

const ASKS: Readonly<Record<MailWord, readonly [question: string, button: string, done: string]>> = {
  confirm: ['Shall Quadrille send notices to this address?', 'Yes, send them', 'Notices will come to this address.'],
  stop: ['Shall Quadrille stop writing to this address?', 'Yes, stop', 'Nothing more will come to this address.'],
};

const page = (text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Quadrille</title><body style="font: 18px/1.5 serif; margin: 3rem auto; max-width: 30rem; padding: 0 1rem">${text}`;

/**
 * What letters link to. Looking changes nothing, for mail programs follow links by themselves; the button does. A mail
 * program's own "unsubscribe" presses it too (RFC 8058).
 */
export function mailRoutes(app: App, { hall }: Desk): void {
  app.register(async (instance) => {
    const scope = instance as unknown as App;
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null, {}));
    const schema = { tags: ['account'], params: Params };
    scope.get('/api/mail/:secret/:word', { schema }, async ({ params: { word } }, reply) => {
      const [question, button] = ASKS[word];
      return reply
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(page(`<form method="post"><p>${question}</p><button>${button}</button></form>`));
    });
    scope.post('/api/mail/:secret/:word', { schema }, async ({ params: { secret, word } }, reply) => {
      if ((await heedMail(hall.store.db, secret, word)) === undefined) throw invalid('This link is no longer good.');
      return reply.type('text/html').send(page(`<p>${ASKS[word][2]}</p>`));
    });
  });
}
