import './fonts.css';
import './tokens.css';
import './powers.css';
import './base.css';
import './controls.css';
import './parts.css';
import './lobby.css';
