// A program that plays: any language with HTTP and websockets can do the same. Run it with
//   QUADRILLE_TOKEN=<token> npm run bot -- http://localhost:4756 <table>
// where the token is of a player who holds a seat at the table (POST /api/tokens).
const [base = 'http://localhost:4756', table = ''] = process.argv.slice(2);
const authorization = `Bearer ${process.env.QUADRILLE_TOKEN}`;

/** Whatever you would do better than chance goes here: `view` is all your seat may know. */
function choose(decision, _view) {
  return decision.options[Math.floor(Math.random() * decision.options.length)];
}

let requests = 0;
let wait = 500;

function play() {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { authorization } });
  const send = (message) => socket.send(JSON.stringify({ table, ...message }));
  /** The askings we have answered: a position may be shown again before the answer is taken. */
  const answered = new Set();

  socket.onopen = () => {
    wait = 500;
    send({ type: 'hello', whole: true, id: 'hello' });
  };

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    switch (message.type) {
      case 'state': {
        const { seat, decisions, view } = message;
        // A seat may be asked several things at once; what is sealed and has an answer is there to be changed.
        for (const decision of decisions) {
          const asking = `${seat} ${decision.stamp}`;
          if (decision.chosen !== undefined || answered.has(asking)) continue;
          answered.add(asking);
          const option = choose(decision, view);
          send({ type: 'answer', seat, stamp: decision.stamp, option, id: `bot-${process.pid}-${++requests}` });
        }
        return;
      }
      case 'table':
        if (message.table.status === 'over' || message.table.status === 'ended') {
          console.log('over', JSON.stringify(message.table.result ?? null));
          process.exit(0);
        }
        return;
      case 'refused':
        console.error(`${message.code}: ${message.sentence}`);
        // The table has moved on: look again. Anything else is ours to mend.
        answered.clear();
        if (message.code === 'stale') send({ type: 'hello', whole: true, id: 'again' });
        return;
    }
  };

  // The server may restart; nothing is lost. Come back, more patiently each time.
  socket.onclose = () => {
    setTimeout(play, wait);
    wait = Math.min(wait * 2, 30_000);
  };
}

play();
