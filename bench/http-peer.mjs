/** The least that Node can do: one answer, the same bytes each time. What to send comes as JSON on standard input. */
import { createServer } from 'node:http';

let input = '';
for await (const chunk of process.stdin) input += chunk;
const { headers, body } = JSON.parse(input);
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
