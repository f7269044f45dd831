// Plain, old JavaScript, so that any Node can run it.
const needed = 24;
const found = process.versions.node;

if (Number(found.split('.')[0]) < needed) {
  console.error(
    `Mon budget needs Node ${needed} or newer, and this is Node ${found}: ` +
      'install it from https://nodejs.org or with a version manager (nvm install), then run npm ci again.',
  );
  process.exit(1);
}
