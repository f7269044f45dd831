import { fontSize } from './text.ts';

export const style = `
svg{--page:#fff;--state:#fff;--within:#f5f6fa;--deeper:#fff;--line:#66718a;--ink:#1b2130;--soft:#5a6478;--guard:#8a4600;--action:#14663a;--tag:#5b3fa8;--active:#c0261f;--glow:#fdeceb}
@media (prefers-color-scheme:dark){svg{--page:#14161c;--state:#1d2029;--within:#191c24;--deeper:#1f232d;--line:#8b96ad;--ink:#eef1f7;--soft:#a8b2c6;--guard:#f0b06a;--action:#7fd6a2;--tag:#c3b0ff;--active:#ff8a80;--glow:#3a2020}}
.page{fill:var(--page)}
.state>rect{fill:var(--state);stroke:var(--line)}
.compound>rect,.parallel>rect{fill:var(--within)}
.odd.compound>rect,.odd.parallel>rect{fill:var(--deeper)}
.region>rect{stroke-dasharray:6 4}
.closed>rect{stroke-width:2.5}
a .name{text-decoration:underline}
.final>rect.inner{fill:none}
.any>rect{stroke-dasharray:2 3}
.any .name{fill:var(--soft);font-style:italic;font-weight:400}
text{font:${fontSize}px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--ink);white-space:pre}
.name{font-weight:700}
.does{fill:var(--soft)}
.guard{fill:var(--guard)}
.action{fill:var(--action)}
.tag{fill:var(--tag)}
.arrow{fill:none;stroke:var(--line)}
.head{fill:var(--line)}
.start{fill:var(--ink)}
.plate{fill:var(--page)}
.texts .plate{fill:var(--within)}
.texts.odd .plate{fill:var(--deeper)}
.active>rect{stroke:var(--active);stroke-width:2.5;fill:var(--glow)}
.taken tspan{fill:var(--active);font-weight:700}
.taken .arrow{stroke:var(--active);stroke-width:2.5}
`.trim();
