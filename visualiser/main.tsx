import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist/wght.css';
import './styles/page.css';
import './styles/toolbar.css';
import './styles/side.css';
import './styles/stage.css';
import './styles/log.css';
import { Visualiser } from './visualiser.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element for the visualiser.');
createRoot(container).render(<Visualiser />);
